import type { Guide } from '../../stories/guide.js';

export const buttonGuide: Guide = {
  page: 'components-button',
  components: ['Button', 'IconButton', 'LinkButton'],
  purpose:
    'Does something here and now. IconButton is one without visible words; LinkButton looks like one and leads to another place.',
  use: [
    'One `primary` a view: what most people came to do.',
    '`danger` only where it confirms a loss, never beside the primary one.',
    '`disabledReason` instead of `disabled` when an action is not possible now: the button stays in the tab order and says why.',
  ],
  avoid: [
    { when: 'What leads to another place', instead: ['LinkButton', 'Link'] },
    { when: 'A state that stays on or off', instead: ['Switch'] },
    { when: 'More than two or three actions in a row', instead: ['Menu', 'SplitButton'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches it, also while it loads or is disabled with a reason' },
    { keys: ['Enter', 'Space'], does: 'Presses it' },
    { keys: ['Escape'], does: 'Closes the tooltip' },
  ],
};
