import type { UiMessages } from '../../messages/en.js';
import type { Drivers as DriversOfElements } from '../drive.js';
import type { Driver } from '../Driver.js';
import type { FileDropZoneDriver } from '../drivers/FileDropZoneDriver.js';
import type { TableDriver } from '../drivers/TableDriver.js';
import type { Name } from '../names.js';
import type { FilePayload, LocatorLike, RootLike } from './locator.js';

/** What all drivers of one test share. */
export interface Context {
  /** Where overlays open. */
  page: RootLike;
  /** Where to look for all else. */
  root: RootLike;
  /** The words of the components in the language of the test. */
  messages: UiMessages;
}

/** Elements are locators, drivers are there at once, and all else is a promise. */
type Answer<Result> = [Result] extends [Driver]
  ? InBrowser<Result>
  : [Result] extends [HTMLElement]
    ? LocatorLike
    : [Result] extends [Promise<infer Later>]
      ? [Later] extends [Driver]
        ? InBrowser<Later>
        : Promise<[Later] extends [HTMLElement] ? LocatorLike : Later>
      : Promise<Result>;

/** A driver for Testing Library as it is for Playwright: the same methods. */
export type InBrowser<Element extends Driver> = {
  [Key in keyof Element]: Element[Key] extends (...given: infer Given) => infer Result
    ? (...given: Given) => Answer<Result>
    : LocatorLike;
};

interface Exceptions {
  fileDropZone: (name: Name) => Omit<InBrowser<FileDropZoneDriver>, 'choose'> & {
    /** Chooses files by their paths, or as Playwright writes them. */
    choose: (...files: readonly string[] | readonly FilePayload[]) => Promise<void>;
  };
  table: (name?: Name) => Omit<InBrowser<TableDriver>, 'cellElement'> & {
    /** A promise, as it takes a look at the headings. */
    cellElement: (row: Name, column: Name) => Promise<LocatorLike>;
  };
}

/** Everything that `drive` finds. */
export type Drivers = Exceptions & {
  [Key in Exclude<keyof DriversOfElements, keyof Exceptions>]: (
    ...given: Parameters<DriversOfElements[Key]>
  ) => Answer<ReturnType<DriversOfElements[Key]>>;
};
