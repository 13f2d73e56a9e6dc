import type { Guide } from '../../stories/guide.js';

export const disclosureGuide: Guide = {
  page: 'components-disclosure',
  components: ['Disclosure'],
  purpose:
    "What few people need, one press away. A native `details` element, so the browser's search in page opens it.",
  use: ['Advanced settings, technical details of an error.'],
  avoid: [
    { when: 'What most people need: show it' },
    { when: 'Several such parts one under another', instead: ['Accordion'] },
    { when: 'Parts of equal weight', instead: ['Tabs'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it' },
    { keys: ['Enter', 'Space'], does: 'Opens and closes' },
  ],
};
