import type * as enOfCollections from './enOfCollections.js';
import type * as enOfErrors from './enOfErrors.js';
import type * as enOfFirstPage from './enOfFirstPage.js';
import type * as enOfScreens from './enOfScreens.js';
import type * as enOnDemand from './enOnDemand.js';

/**
 * The messages that components have themselves. Messages of a page come in through props. Grouped by component. These
 * are needed by the first page; those of other components come with the components.
 */
export const en = {
  field: { optional: 'optional' },
  link: { newTab: 'opens in a new tab' },
  spinner: { label: 'Loading' },
  button: { loading: 'Loading' },
};

/** The shape every language fills. */
export type UiMessages = typeof en &
  typeof enOfFirstPage &
  typeof enOfScreens &
  typeof enOfCollections &
  typeof enOfErrors &
  typeof enOnDemand;

/** What a language brings along before a component asks for more. */
export type ProvidedMessages = typeof en & Partial<UiMessages>;
