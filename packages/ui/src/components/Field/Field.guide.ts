import type { Guide } from '../../stories/guide.js';

export const fieldGuide: Guide = {
  page: 'components-field',
  components: ['Field'],
  purpose: 'Label, optional word, info slot, error, reason and description around one control, tied together by ids.',
  use: ['A control that this library does not have, such as an editor of code.'],
  avoid: [
    { when: 'Any value that has a field', instead: ['TextField', 'Select', 'NumberField'] },
    { when: 'Several controls under one question', instead: ['CheckboxGroup', 'RadioGroup'] },
  ],
};
