/** What the drivers need of Playwright's `Locator`. The package does not depend on Playwright: its own fits. */
export interface LocatorLike {
  and(other: LocatorLike): LocatorLike;
  blur(): Promise<void>;
  check(): Promise<void>;
  click(): Promise<void>;
  dblclick(): Promise<void>;
  filter(options: { hasText: Name }): LocatorLike;
  fill(text: string): Promise<void>;
  first(): LocatorLike;
  getAttribute(name: string): Promise<string | null>;
  getByLabel(name: RegExp): LocatorLike;
  getByRole(role: string, options?: { name?: RegExp }): LocatorLike;
  hover(options?: { position?: { x: number; y: number } }): Promise<void>;
  inputValue(): Promise<string>;
  isChecked(): Promise<boolean>;
  last(): LocatorLike;
  locator(selector: string): LocatorLike;
  allInnerTexts(): Promise<string[]>;
  or(other: LocatorLike): LocatorLike;
  press(key: string): Promise<void>;
  setInputFiles(files: string | readonly string[]): Promise<void>;
  textContent(): Promise<string | null>;
  uncheck(): Promise<void>;
  waitFor(options?: { state?: 'visible' | 'hidden' }): Promise<void>;
}

/** A `Page`, or a `Locator` in it. */
export type RootLike = Pick<LocatorLike, 'getByLabel' | 'getByRole' | 'locator'>;

/** What a thing is called on the screen: all of it, or a pattern in it. */
export type Name = string | RegExp;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole label, whether or not a word such as "optional" stands after it. */
export const labelled = (name: Name, optional: string): RegExp =>
  typeof name === 'string' ? new RegExp(`^\\s*${escaped(name)}(\\s+${escaped(optional)})?\\s*$`) : name;

/** A name that ends so, whether or not a word stands after it: what a Select shows comes before its label. */
export const endingWith = (name: Name, optional = ''): RegExp =>
  typeof name === 'string' ? new RegExp(`(^|\\s)${escaped(name)}(\\s+${escaped(optional)})?$`) : name;

/** One of two texts. */
export const either = (one: string, other: string): RegExp => new RegExp(`${escaped(one)}|${escaped(other)}`);

/** A name that begins so: descriptions and counts come after it. */
export const startingWith = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^${escaped(name)}(\\s|$)`) : name;

/** A name with this in it, as words of its own. */
export const containing = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`(^|\\s)${escaped(name)}(\\s|$)`) : name;

/** The whole name. */
export const exactly = (name: Name): RegExp => (typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name);
