import type { Guide } from '../../stories/guide.js';

export const timelineGuide: Guide = {
  page: 'components-timeline',
  components: ['Timeline'],
  purpose: 'What happened, when, and by whom, grouped by day.',
  use: [
    'The events of a machine, the history of an invoice. Say how it went in the label: the icon and its color only repeat it.',
  ],
  avoid: [
    { when: 'Facts to compare, sort or select', instead: ['Table'] },
    { when: 'Steps that are to come', instead: ['Stepper'] },
  ],
};
