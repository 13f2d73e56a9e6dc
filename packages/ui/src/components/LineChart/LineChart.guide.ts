import type { Guide } from '../../stories/guide.js';

export const lineChartGuide: Guide = {
  page: 'components-linechart',
  components: ['LineChart'],
  purpose: 'Measurements over time. Lines differ by color and dash, and every chart can be read as a table.',
  use: ['Processor, memory, traffic of a machine; up to about five lines.'],
  avoid: [
    { when: 'Amounts by month', instead: ['BarChart'] },
    { when: 'Parts of a whole, or amounts whose size counts', instead: ['AreaChart'] },
    { when: 'A single figure out of a known amount', instead: ['Meter'] },
    { when: 'The course of a value in a table cell', instead: ['Sparkline'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to "Show as table", then to the plot and the legend' },
    { keys: ['ArrowLeft', 'ArrowRight'], on: 'the plot', does: 'Moves the cursor by one measurement and reads it' },
    { keys: ['PageUp', 'PageDown'], on: 'the plot', does: 'Moves the cursor by a tenth' },
    { keys: ['Home', 'End'], on: 'the plot', does: 'Moves the cursor to the first, the last measurement' },
    { keys: ['Enter', 'Space'], on: 'the legend', does: 'Hides or shows a series' },
  ],
};
