import { en, type UiMessages } from './en.js';
import { enOfCollections } from './enOfCollections.js';
import { enOfErrors } from './enOfErrors.js';
import { enOfScreens } from './enOfScreens.js';
import { enOnDemand } from './enOnDemand.js';

/** All messages of the components in English, for what is no page: tests, stories, the pseudo language. */
export const english: UiMessages = { ...en, ...enOfScreens, ...enOfCollections, ...enOfErrors, ...enOnDemand };
