import type { Guide } from '../../stories/guide.js';

export const visuallyHiddenGuide: Guide = {
  page: 'components-visuallyhidden',
  components: ['VisuallyHidden'],
  purpose: 'Words that only screen readers get, where the picture says the rest.',
  use: ['The name of a column of buttons, a unit that is drawn.'],
  avoid: [
    { when: 'What sighted people need too', instead: ['Text'] },
    { when: 'A change that should be heard when it happens', instead: ['Announcer'] },
  ],
};
