import { selectors, type Kind } from '../find.js';
import { asides, besideLabel, isCalled, unsaid, wordsOf, type Name } from '../names.js';
import { until } from '../until.js';

/** A file as Playwright writes it; `buffer` is a `Buffer` of Node. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Uint8Array;
}

/** What the drivers need of Playwright's `Locator`. The package does not depend on Playwright: its own fits. */
export interface LocatorLike {
  and(other: LocatorLike): LocatorLike;
  blur(): Promise<void>;
  check(): Promise<void>;
  click(): Promise<void>;
  count(): Promise<number>;
  dblclick(): Promise<void>;
  evaluateAll(
    look: (elements: Element[], given: readonly string[]) => string[][],
    given: readonly string[],
  ): Promise<string[][]>;
  filter(options: { hasText: Name }): LocatorLike;
  fill(text: string): Promise<void>;
  first(): LocatorLike;
  getAttribute(name: string): Promise<string | null>;
  getByLabel(name: RegExp): LocatorLike;
  getByRole(role: string, options?: { name?: RegExp }): LocatorLike;
  hover(options?: { position?: { x: number; y: number } }): Promise<void>;
  inputValue(): Promise<string>;
  isChecked(): Promise<boolean>;
  isVisible(): Promise<boolean>;
  last(): LocatorLike;
  locator(selector: string): LocatorLike;
  nth(index: number): LocatorLike;
  or(other: LocatorLike): LocatorLike;
  press(key: string): Promise<void>;
  pressSequentially(text: string): Promise<void>;
  setInputFiles(files: string | readonly string[] | FilePayload | readonly FilePayload[]): Promise<void>;
  textContent(): Promise<string | null>;
  uncheck(): Promise<void>;
  waitFor(options?: { state?: 'attached' | 'visible' | 'hidden' }): Promise<void>;
}

/** A `Page`, or a `Locator` in it. */
export type RootLike = Pick<LocatorLike, 'getByLabel' | 'getByRole' | 'locator'>;

const escaped = (text: string): string => text.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole name. */
export const exactly = (name: Name): RegExp =>
  typeof name === 'string' ? new RegExp(`^\\s*${escaped(name)}\\s*$`) : name;

/** The whole label, whether or not a word such as "optional" stands after it. */
export const labelled = (name: Name, optional: string): RegExp =>
  typeof name === 'string' ? new RegExp(`^\\s*${escaped(name)}(\\s+${escaped(optional)})?\\s*$`) : name;

/** A name that ends so. */
export const endingWith = (name: string): RegExp => new RegExp(`(^|\\s)${escaped(name)}$`);

/** One of two texts. */
export const either = (one: string, other: string): RegExp => new RegExp(`${escaped(one)}|${escaped(other)}`);

/** Words of a component with a figure or a name in them. */
export const saying = (label: (part: string) => string): RegExp =>
  new RegExp(`^\\s*${label('\0').split('\0').map(escaped).join('.*')}\\s*$`);

/** Everything of a kind that is not hidden, in order. */
export const all = (within: RootLike, kind: Kind): LocatorLike =>
  within.locator(`:is(${selectors[kind]}):not([aria-hidden="true"], [aria-hidden="true"] *, [hidden], [hidden] *)`);

/** Kinds whose role is called otherwise. */
const roles: Partial<Record<Kind, string>> = {
  accordionitem: 'button',
  menubutton: 'button',
  popoverbutton: 'button',
  select: 'button',
};

/** The control of that kind and name, by all of its accessible name or by one of its labels. */
export const control = (within: RootLike, kind: Kind, name: Name): LocatorLike => {
  const pattern = exactly(name);
  const named = within.getByRole(roles[kind] ?? kind, { name: pattern }).or(within.getByLabel(pattern));
  return within.locator(selectors[kind]).and(named).first();
};

/** The words of all without what is skipped, a line each, once `owner` is there, whose they are. */
async function readOut(elements: LocatorLike, skipped: string, owner?: LocatorLike): Promise<string[]> {
  await owner?.waitFor({ state: 'attached' });
  return (await elements.evaluateAll(wordsOf, [skipped])).flat();
}

/** The words of all as they are read out, a line each. */
export const textsOf = (elements: LocatorLike, owner?: LocatorLike): Promise<string[]> =>
  readOut(elements, unsaid, owner);

/** The same without the words beside the labels. */
export const labelsOf = (elements: LocatorLike, owner?: LocatorLike): Promise<string[]> =>
  readOut(elements, besideLabel, owner);

/** The words of the first as they are read out, once it is there. */
export const textOf = async (element: LocatorLike): Promise<string> =>
  (await textsOf(element, element.first()))[0] ?? '';

/** Where among these the thing of that name is: wholly called so before called so without the words beside its label. */
export function placeOf(named: readonly (readonly string[])[], name: Name): number {
  const whole = named.findIndex(([text = '']) => isCalled(text, name));
  return whole >= 0 ? whole : named.findIndex(([, label = '']) => isCalled(label, name));
}

/** The one that is called so by its words, if there is one. */
export async function maybe(elements: LocatorLike, name: Name): Promise<LocatorLike | undefined> {
  const named = await elements.evaluateAll(wordsOf, [unsaid, besideLabel, 'script, style']);
  const words = named[placeOf(named, name)]?.[2];
  // By all of its words, not its place: what comes or goes in between must not put another there.
  return words === undefined
    ? undefined
    : elements.filter({ hasText: new RegExp(`^\\s*${words.split(' ').map(escaped).join('\\s*')}\\s*$`) }).first();
}

/** Waits for the one that is called so by its words. */
export const find = (elements: LocatorLike, name: Name): Promise<LocatorLike> =>
  until(() => maybe(elements, name), `what is named ${String(name)}`);

/** The first, if there is one. */
export async function maybeFirst(elements: LocatorLike, owner: LocatorLike): Promise<LocatorLike | undefined> {
  await owner.waitFor({ state: 'attached' });
  return (await elements.count()) > 0 ? elements.first() : undefined;
}

/** The label of the first, if there is one. */
export const maybeLabel = async (elements: LocatorLike, owner?: LocatorLike): Promise<string | undefined> =>
  (await labelsOf(elements, owner))[0];

/** What an attribute refers to. */
export const referred = async (page: RootLike, element: LocatorLike, attribute: string): Promise<LocatorLike[]> =>
  ((await element.getAttribute(attribute)) ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => page.locator(`[id="${id}"]`));

/** The words of what an attribute refers to. */
export async function referredText(page: RootLike, element: LocatorLike, attribute: string): Promise<string> {
  const texts = await Promise.all((await referred(page, element, attribute)).map((one) => textsOf(one)));
  return texts.flat().filter(Boolean).join(' ');
}

/** What each is named by through `aria-labelledby` or `aria-label`. */
export async function namesOf(page: RootLike, elements: LocatorLike, owner: LocatorLike): Promise<string[]> {
  await owner.waitFor({ state: 'attached' });
  return Promise.all(
    Array.from({ length: await elements.count() }, async (_, index) => {
      const element = elements.nth(index);
      return (
        (await referredText(page, element, 'aria-labelledby')) || ((await element.getAttribute('aria-label')) ?? '')
      );
    }),
  );
}

/** Why an item of a list is disabled, which stands beside its label; undefined where it is not. */
export async function reasonOf(item: LocatorLike): Promise<string | undefined> {
  if ((await item.getAttribute('aria-disabled')) !== 'true') return undefined;
  return (await textsOf(item.locator(asides)))[0] ?? '';
}
