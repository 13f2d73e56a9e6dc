import type { Guide } from '../stories/guide.js';

export const collectionGuide: Guide = {
  page: 'collections-usecollection',
  components: ['FilterBar', 'ColumnChooser'],
  purpose:
    'A list of a portal, with what the console\'s lists do: search over the texts it names, filters with the number of rows that each option leaves, chips, order, choice of columns, a CSV file, "no rows" and "no match". FilterBar and ColumnChooser are its parts, for a list of another make.',
  use: [
    'Rows that are whole in the browser. How the list is looked at is kept in the address: `useBrowserAddress()`, `useMemoryAddress()` for a list in a dialog, or two functions over a router of your own.',
    'Columns, filters and functions are constants or memoised: what changes with each render renders every row again.',
  ],
  avoid: [
    { when: 'Rows that a server gives a page at a time', instead: ['Table', 'Pagination'] },
    { when: 'A few rows that nobody searches', instead: ['Table'] },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from the search through the filters and the choice of columns to the table',
    },
    { keys: ['Enter', 'Space'], on: 'a chip', does: 'Takes the filter off' },
  ],
  notes: `\`\`\`ts
const [params] = useSearchParams(); // Next.js: the same object has get()
const address = { get: (name) => params.get(name), set: changeParams };
\`\`\``,
};
