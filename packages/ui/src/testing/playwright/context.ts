import type { UiMessages } from '../../messages/en.js';
import type { RootLike } from './locator.js';

/** What all drivers of one test share. */
export interface Context {
  /** Where overlays open. */
  page: RootLike;
  /** Where to look for all else. */
  root: RootLike;
  /** The words of the components in the language of the test. */
  messages: UiMessages;
}
