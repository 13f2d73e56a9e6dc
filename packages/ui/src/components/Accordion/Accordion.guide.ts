import type { Guide } from '../../stories/guide.js';

export const accordionGuide: Guide = {
  page: 'components-accordion',
  components: ['Accordion'],
  purpose:
    'Sections under headings, of which a person needs one or a few. Search in page finds what is closed, and opens it.',
  use: [
    'Questions and answers, where everybody looks for another one.',
    'Parts of settings that most people leave as they are.',
  ],
  avoid: [
    { when: 'Parts of equal weight that are switched between', instead: ['Tabs'] },
    { when: 'One detail of one thing', instead: ['Disclosure'] },
    { when: 'Steps in an order', instead: ['Stepper'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves from heading to heading, and through what is open' },
    { keys: ['Enter', 'Space'], on: 'a heading', does: 'Opens and closes' },
  ],
};
