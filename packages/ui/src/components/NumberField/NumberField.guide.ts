import type { Guide } from '../../stories/guide.js';

export const numberFieldGuide: Guide = {
  page: 'components-numberfield',
  components: ['NumberField'],
  purpose: "A number within limits, with its unit, read in the notation of the user's language.",
  use: ['Amounts, sizes, counts: what is added up or compared.'],
  avoid: [
    {
      when: 'Numbers that are names, such as ports, VLAN ids and codes: `inputMode="numeric"` on a TextField',
      instead: ['TextField', 'OneTimeCode'],
    },
    { when: 'A number that is found by trying', instead: ['SliderField'] },
    { when: 'Two to five fixed sizes', instead: ['SegmentedControl', 'RadioCards'] },
  ],
  keyboard: [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'One step' },
    { keys: ['PageUp', 'PageDown'], does: 'One step' },
    { keys: ['Home', 'End'], does: '`min`, `max`' },
    { keys: ['Enter'], does: 'Takes what was typed' },
  ],
  notes:
    'Where decimals are taken, `.` and `,` both are the decimal mark, unless it is the language\'s own group mark before three digits ("1,024" in English). What is typed stays; beyond `min` or `max`, with more decimals than the format takes or as no number at all the field says so once it is left. What is no number is `NaN` to `onChange` and to the form: it is not empty, and an optional field must refuse it too. The mouse wheel does nothing: scrolling past a form must not change an order.',
};
