import type { Guide } from '../../stories/guide.js';

export const selectGuide: Guide = {
  page: 'components-select',
  components: ['Select'],
  purpose: 'One of several known options.',
  use: [
    'Six to about fifteen options, or fewer where room is short. Long lists render only what is in view.',
    'An option that cannot be chosen gets a `disabledReason`: arrow keys reach it and its reason is read; with `disabled` alone they pass over it.',
  ],
  avoid: [
    { when: 'Two to five that deserve to be seen at once', instead: ['RadioGroup', 'RadioCards'] },
    { when: 'Many, where people know what they look for', instead: ['ComboBox'] },
    { when: 'Several at once', instead: ['MultiSelect'] },
    { when: 'What does something', instead: ['Menu'] },
    {
      when: 'An answer to be read that nobody can change, for which HTML has no `readonly`',
      instead: ['TextField', 'KeyValueList'],
    },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'], on: 'the field', does: 'Opens' },
    { keys: ['ArrowDown', 'ArrowUp', 'Home', 'End'], on: 'the list', does: 'Moves' },
    { keys: ['Letters'], does: 'Moves to the option that begins so; closed, chooses it' },
    { keys: ['Enter', 'Space'], on: 'the list', does: 'Chooses and closes' },
    {
      keys: ['Escape', 'Tab', 'Shift+Tab'],
      on: 'the list',
      does: 'Closes and chooses nothing, focus back on the field',
    },
  ],
};
