/** Journeys that `npm test` runs in Firefox too: the file of each, and words of its title. */
export const quickJourneys = {
  login: 'signs in with an API key',
  session: 'signing out in one tab',
  'vm-focus': 'passes the focus to',
};
