import type { Guide } from '../../stories/guide.js';

export const codeBlockGuide: Guide = {
  page: 'components-codeblock',
  components: ['CodeBlock'],
  purpose: 'A command, a public key or a file to read and copy.',
  use: ['Text in a fixed face that is carried elsewhere as it is, of one line or many.'],
  avoid: [
    { when: 'A single address or id among facts', instead: ['KeyValueList', 'CopyButton'] },
    { when: 'A secret', instead: ['MaskedValue', 'OneTimeSecret'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the text, then to the copy button' },
    { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], on: 'the text', does: 'Scroll it' },
  ],
};
