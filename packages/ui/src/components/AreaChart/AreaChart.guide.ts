import type { Guide } from '../../stories/guide.js';

export const areaChartGuide: Guide = {
  page: 'components-areachart',
  components: ['AreaChart'],
  purpose:
    'Amounts over time whose size counts, such as traffic. Stacked areas differ by color and texture, others by color and dash, and every chart can be read as a table.',
  use: [
    'Traffic, requests or costs as they run; `stacked` where they are parts of a whole.',
    'Up to about six series; put the smaller ones together.',
  ],
  avoid: [
    { when: 'Measurements that are compared with each other', instead: ['LineChart'] },
    { when: 'Amounts of days or months', instead: ['BarChart'] },
    { when: 'A single figure out of a known amount', instead: ['Meter'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to "Show as table", then to the plot and the legend' },
    { keys: ['ArrowLeft', 'ArrowRight'], on: 'the plot', does: 'Moves the cursor by one measurement and reads it' },
    { keys: ['PageUp', 'PageDown'], on: 'the plot', does: 'Moves the cursor by a tenth' },
    { keys: ['Home', 'End'], on: 'the plot', does: 'Moves the cursor to the first, the last measurement' },
    { keys: ['Enter', 'Space'], on: 'the legend', does: 'Hides or shows a series' },
  ],
};
