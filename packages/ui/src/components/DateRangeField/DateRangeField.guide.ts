import type { Guide } from '../../stories/guide.js';

export const dateRangeFieldGuide: Guide = {
  page: 'components-daterangefield',
  components: ['DateRangeField'],
  purpose: 'A span of whole days, with presets. An end may be left open.',
  use: ['The period of a report or of a list of invoices.'],
  avoid: [
    { when: 'One day', instead: ['DateField'] },
    { when: 'A choice among a few periods only', instead: ['SegmentedControl'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Through the parts of both dates, then to the presets' },
    { keys: ['ArrowUp', 'ArrowDown', 'Digits'], does: 'Change the part of a date' },
  ],
  notes: 'A day outside of `min` and `max`, and a date of which a part is missing, are told once that end is left.',
};
