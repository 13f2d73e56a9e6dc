import type { Guide } from '../../stories/guide.js';

export const tooltipGuide: Guide = {
  page: 'components-tooltip',
  components: ['Tooltip', 'InfoIcon'],
  purpose:
    'A sentence about a control, on hover and keyboard focus. InfoIcon explains a word or a figure, and opens by a tap too.',
  use: ['The name of an IconButton, the reason why something is disabled, both of which bring their own.'],
  avoid: [
    { when: 'What one must know or press: put it on the page', instead: ['Text', 'Alert'] },
    { when: 'A text with a link in it', instead: ['Popover'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Opens it at once with the focus of its trigger' },
    {
      keys: ['Escape'],
      does: 'Closes it and leaves focus where it is; in a dialog, the next Escape closes the dialog',
    },
    { keys: ['Enter', 'Space'], on: 'an InfoIcon', does: 'Opens and closes it' },
  ],
  notes:
    'Opens after the pointer rested on the control for 300 ms; closes 100 ms after the pointer left both, fades for 500 ms, and can itself be hovered.',
};
