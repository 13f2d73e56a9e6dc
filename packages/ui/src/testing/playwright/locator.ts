/** A file as Playwright writes it. */
export interface FilePayload {
  name: string;
  mimeType: string;
  /** A `Buffer` of Node. */
  buffer: Uint8Array;
}

/** What may be chosen in a file field: paths, or files as Playwright writes them. */
export type Files = string | readonly string[] | FilePayload | readonly FilePayload[];

/** What the drivers need of Playwright's `Locator`. The package does not depend on Playwright: its own fits. */
export interface LocatorLike {
  and(other: LocatorLike): LocatorLike;
  blur(): Promise<void>;
  check(): Promise<void>;
  click(): Promise<void>;
  count(): Promise<number>;
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
  setInputFiles(files: Files): Promise<void>;
  textContent(): Promise<string | null>;
  uncheck(): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
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

/** The whole name. */
export const exactly = (name: Name): RegExp => (typeof name === 'string' ? new RegExp(`^${escaped(name)}$`) : name);

/**
 * The one that is wholly called so, else the first whose name only begins so: of "Debian 12" and "Debian" the second is
 * Debian. Waits until there is one.
 */
export async function calledSo(search: (name: RegExp) => LocatorLike, name: Name): Promise<LocatorLike> {
  const first = search(startingWith(name)).first();
  await first.waitFor({ state: 'attached' });
  const exact = search(exactly(name)).first();
  return (await exact.count()) > 0 ? exact : first;
}

/** Whether what a control opens is open: another press would close it. */
export const isExpanded = async (control: LocatorLike): Promise<boolean> =>
  (await control.getAttribute('aria-expanded')) === 'true';
