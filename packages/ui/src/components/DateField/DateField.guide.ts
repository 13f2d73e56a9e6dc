import type { Guide } from '../../stories/guide.js';

export const dateFieldGuide: Guide = {
  page: 'components-datefield',
  components: ['DateField'],
  purpose: 'One whole day. The browser fills it in: by keys, by its calendar, or by the wheels of a phone.',
  use: ['The day from which an invoice is paid, the day a token ends.'],
  avoid: [
    { when: 'A span of days', instead: ['DateRangeField'] },
    { when: 'A day relative to now, such as "last month"', instead: ['Select', 'SegmentedControl'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Through the parts of the date' },
    { keys: ['ArrowUp', 'ArrowDown', 'Digits'], does: 'Change the part' },
    { keys: ['Space'], does: 'Opens the calendar of the browser' },
  ],
  notes: 'A day outside of `min` and `max`, and a date of which a part is missing, are told once the field is left.',
};
