import { en, type UiMessages } from './en.js';
import * as enOfCollections from './enOfCollections.js';
import * as enOfErrors from './enOfErrors.js';
import * as enOfFirstPage from './enOfFirstPage.js';
import * as enOfScreens from './enOfScreens.js';
import * as enOnDemand from './enOnDemand.js';

/** All messages of the components in English, for what is no page: tests, stories, the pseudo language. */
export const english: UiMessages = {
  ...en,
  ...enOfFirstPage,
  ...enOfScreens,
  ...enOfCollections,
  ...enOfErrors,
  ...enOnDemand,
};
