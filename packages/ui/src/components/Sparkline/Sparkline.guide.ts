import type { Guide } from '../../stories/guide.js';

export const sparklineGuide: Guide = {
  page: 'components-sparkline',
  components: ['Sparkline'],
  purpose: 'The course of a value, small and without axes, in a table cell or beside a figure.',
  use: ['Load of the last day in a list of machines. `label` says in words what the line shows.'],
  avoid: [
    { when: 'Values that are to be read', instead: ['LineChart'] },
    { when: 'How much of an amount is used', instead: ['Meter'] },
  ],
};
