import type { Guide } from '../../stories/guide.js';

export const cardGuide: Guide = {
  page: 'components-card',
  components: ['Card', 'Section'],
  purpose: 'A framed part of a page with heading, actions, body and footer. Section is the same without a frame.',
  use: [
    'Facts or a form that belong together, beside other such parts.',
    'A Table inside has `variant="plain"`, and the card `padding="none"`: one frame is enough.',
  ],
  avoid: [
    { when: 'A card in a card', instead: ['Section'] },
    { when: 'A choice between a few things', instead: ['RadioCards'] },
    { when: 'A message', instead: ['Alert'] },
  ],
};
