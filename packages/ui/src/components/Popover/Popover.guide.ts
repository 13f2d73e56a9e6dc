import type { Guide } from '../../stories/guide.js';

export const popoverGuide: Guide = {
  page: 'components-popover',
  components: ['Popover'],
  purpose: 'Content behind a button that stays until it is left. The page beside it can still be read and used.',
  use: [
    'A few fields, a list of links, an explanation with a link. With `headingHidden` and a text it is a toggletip.',
  ],
  avoid: [
    { when: 'A question that must be answered', instead: ['Dialog'] },
    { when: 'A list of actions', instead: ['Menu'] },
    { when: 'A sentence without anything to press', instead: ['InfoIcon'] },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], on: 'the button', does: 'Opens, focus in the popover' },
    { keys: ['Tab', 'Shift+Tab'], does: 'Moves through it; past its ends it closes and the page goes on' },
    { keys: ['Escape'], does: 'Closes, focus back on the button' },
  ],
};
