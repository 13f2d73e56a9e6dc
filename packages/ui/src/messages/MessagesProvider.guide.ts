import type { Guide } from '../stories/guide.js';

export const messagesProviderGuide: Guide = {
  page: 'components-messagesprovider',
  components: ['MessagesProvider'],
  purpose:
    'The few words that components say themselves, in another language than English, and the format of numbers and dates.',
  use: [
    "Once, around the application, with `await loadMessages('et')` or messages of your own of the type `UiMessages`.",
    'Again around a part of a page that is in another language.',
  ],
  avoid: [
    { when: 'Words of your product, which come in as props', instead: ['Text'] },
    { when: 'The direction of writing: `dir` on the page' },
  ],
};
