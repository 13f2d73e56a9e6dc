import type { Guide } from '../../stories/guide.js';

export const barChartGuide: Guide = {
  page: 'components-barchart',
  components: ['BarChart'],
  purpose:
    'Amounts of several kinds over days or months. Parts differ by color and texture, and every chart can be read as a table.',
  use: ['Costs by month, stacked by kind of resource.', 'Up to about six kinds; put the smaller ones together.'],
  avoid: [
    { when: 'Measurements over time, such as the load of a processor', instead: ['LineChart', 'AreaChart'] },
    { when: 'A single figure out of a known amount', instead: ['Meter'] },
    { when: 'Exact figures to be compared', instead: ['Table'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to "Show as table", then to the plot and the legend' },
    { keys: ['ArrowLeft', 'ArrowRight'], on: 'the plot', does: 'Moves the cursor by one bar and reads it' },
    { keys: ['Home', 'End'], on: 'the plot', does: 'Moves the cursor to the first, the last bar' },
    { keys: ['Enter', 'Space'], on: 'the legend', does: 'Hides or shows a series' },
  ],
};
