import type { Guide } from '../../stories/guide.js';

export const textGuide: Guide = {
  page: 'components-text',
  components: ['Text', 'Heading'],
  purpose: 'Words on a page. Heading is the same with a level of the outline.',
  use: ['Say the level that the outline needs, and set `size` for how large it looks.'],
  avoid: [
    { when: 'Words of a field, a button, a table, which bring their own', instead: ['TextField', 'Button', 'Table'] },
    { when: 'Words only for screen readers', instead: ['VisuallyHidden'] },
    { when: 'A message', instead: ['Alert'] },
  ],
};
