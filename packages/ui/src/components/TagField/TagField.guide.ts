import type { Guide } from '../../stories/guide.js';

export const tagFieldGuide: Guide = {
  page: 'components-tagfield',
  components: ['TagField'],
  purpose: "Values of one's own, each a chip.",
  use: [
    'Tags, host names, recipients. What is pasted is taken apart at commas, semicolons and ends of lines.',
    'A value that `validate` refuses stays in the input with what is wrong, so nothing is lost and `onChange` gets good ones only.',
  ],
  avoid: [
    { when: 'Known values', instead: ['MultiSelect'] },
    { when: 'One value', instead: ['TextField'] },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'Adds what was typed; in an empty field sends the form' },
    { keys: ['Comma', 'Semicolon'], does: 'Adds what was typed' },
    { keys: ['Backspace'], on: 'the empty field', does: 'Removes the last chip; hidden ones are shown first' },
    { keys: ['ArrowLeft'], on: 'the start of the field', does: 'Goes to the chips: arrows move, Escape comes back' },
    { keys: ['Backspace', 'Delete'], on: 'a chip', does: 'Removes it' },
  ],
};
