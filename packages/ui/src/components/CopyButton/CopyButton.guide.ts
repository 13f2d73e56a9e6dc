import type { Guide } from '../../stories/guide.js';

export const copyButtonGuide: Guide = {
  page: 'components-copybutton',
  components: ['CopyButton'],
  purpose: 'Copies a value that people carry elsewhere: addresses, ids, keys.',
  use: [
    'Beside a value, or in its place: one shaped like a UUID is shown as its first eight characters and copied whole.',
  ],
  avoid: [
    { when: 'Text that people read and select anyway', instead: ['Text'] },
    { when: 'Code of several lines, which has its own button', instead: ['CodeBlock'] },
    { when: 'A value that is taken away as a file', instead: ['Button'] },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'Copies and announces it' },
    { keys: ['Escape'], does: 'Closes the tooltip' },
  ],
  notes:
    'The tooltip says "Copy", then "Copied" for a second before it fades. Where the browser refuses the clipboard, it holds the value to be selected by hand.',
};
