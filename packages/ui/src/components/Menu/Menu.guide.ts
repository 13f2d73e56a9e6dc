import type { Guide } from '../../stories/guide.js';

export const menuGuide: Guide = {
  page: 'components-menu',
  components: ['Menu'],
  purpose: 'Actions behind one button. The trigger is any Button or IconButton.',
  use: [
    'The less frequent actions of a row or a page, and the destructive ones, which never stand beside the primary action.',
    'A section with a `value` is a choice of one.',
  ],
  avoid: [
    { when: 'A choice that belongs to a form', instead: ['Select'] },
    { when: 'One or two actions, which fit as buttons', instead: ['Button'] },
    { when: 'A main action with variants of it', instead: ['SplitButton'] },
    { when: 'A few fields or a text', instead: ['Popover'] },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], on: 'the trigger', does: 'Opens, focus on the first item' },
    { keys: ['ArrowUp'], on: 'the trigger', does: 'Opens, focus on the last item' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Moves through the items, around the ends' },
    { keys: ['Home', 'End'], does: 'To the first, the last item' },
    { keys: ['Letters'], does: 'To the next item that starts so' },
    { keys: ['Enter', 'Space'], on: 'an item', does: 'Does it and closes' },
    { keys: ['Escape', 'Tab', 'Shift+Tab'], does: 'Closes, focus back on the trigger' },
  ],
  notes: 'A disabled item stays reachable and says why.',
};
