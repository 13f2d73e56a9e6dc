/* The drivers for Playwright: the same names and methods as those for Testing Library. Imported as @livery/ui/testing/playwright. */
import { english } from '../../messages/english.js';
import type { UiMessages } from '../../messages/en.js';
import { fieldDrivers } from './fields.js';
import type { RootLike } from './locator.js';
import { overlayDrivers } from './overlays.js';
import { partDrivers } from './parts.js';
import type { Drivers } from './types.js';

export type { Name } from '../names.js';
export type { FilePayload, LocatorLike, RootLike } from './locator.js';
export type { Drivers, InBrowser } from './types.js';

export interface DriveOptions {
  /** The words of the components in the language of the test; English by default. */
  messages?: UiMessages | undefined;
}

/**
 * Works the components of this library in a browser test as a person does. `page` is where overlays open, `root` where to
 * look for all else. Like Playwright's own, a locator waits for what it names; `element` of each driver is for assertions.
 */
export function drive(page: RootLike, root: RootLike = page, { messages = english }: DriveOptions = {}): Drivers {
  const context = { page, root, messages };
  return { ...fieldDrivers(context), ...overlayDrivers(context), ...partDrivers(context) };
}
