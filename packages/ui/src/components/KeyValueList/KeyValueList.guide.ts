import type { Guide } from '../../stories/guide.js';

export const keyValueListGuide: Guide = {
  page: 'components-keyvaluelist',
  components: ['KeyValueList'],
  purpose: 'The facts of one thing: name above value, in as many columns as fit.',
  use: ['Detail pages and cards. A value that is not known is a dash that is read as "unknown".'],
  avoid: [
    { when: 'Many like things', instead: ['Table'] },
    { when: 'What can be edited in place', instead: ['Form'] },
  ],
  keyboard: [{ keys: ['Enter', 'Space'], on: 'a copy button', does: 'Copies the value and announces it' }],
};
