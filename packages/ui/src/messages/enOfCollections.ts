/* Messages of lists with search, filters and columns: they come with the first of these. */

export const filterBar = {
  search: 'Search',
  clear: 'Clear filters',
  remove: 'Remove this filter',
  found: (results: string) => `Found: ${results}`,
  all: (results: string) => `All are shown: ${results}`,
  noMatch: 'Nothing matches the search and the filters.',
};

export const csv = {
  download: 'Download CSV',
  downloaded: (rows: string) => `Downloaded: ${rows}`,
  loading: 'Wait until everything has loaded',
  empty: 'There is nothing to download',
};
