import type { Guide } from '../../stories/guide.js';

export const cardBrandGuide: Guide = {
  page: 'components-cardbrand',
  components: ['CardBrand'],
  purpose:
    'The kind of a payment method at a glance, drawn in the colors of the theme: the logos of brands belong to the brands.',
  use: [
    'Beside the name or the last digits of a card, where it is decorative.',
    'Alone, with a `label` that says what it is.',
  ],
  avoid: [{ when: 'Any other picture', instead: ['Icon'] }],
};
