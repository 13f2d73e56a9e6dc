import type { Guide } from '../../stories/guide.js';

export const paginationGuide: Guide = {
  page: 'components-pagination',
  components: ['Pagination'],
  purpose:
    'The pages of a list that a server gives one at a time: buttons, or links where pages have addresses (`hrefOf`).',
  use: [
    'Invoices, events: lists too long to fetch whole. Leave `pageCount` out and give `hasNext` where the server only says whether there is more.',
  ],
  avoid: [
    { when: 'A list that is whole in the browser: Table shows it all', instead: ['Table'] },
    { when: 'Steps of a wizard', instead: ['Stepper'] },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the pages' },
    { keys: ['Enter', 'Space'], on: 'a page', does: 'Goes to it; the focus stays' },
  ],
};
