import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { drive as driveTestingLibrary } from './drive.js';
import { Driver } from './Driver.js';
import * as exported from './index.js';
import { drive as drivePlaywright } from './playwright/index.js';
import { maybe, type LocatorLike } from './playwright/locator.js';
import type { User } from './user.js';

/** An element that is of every kind and has every name; it is its own document. */
const everything = {
  querySelectorAll: () => [everything],
  closest: () => null,
  getAttribute: (name: string) => (name === 'aria-label' ? 'Copy this' : null),
  getElementById: () => null,
  getRootNode: () => everything,
  ownerDocument: undefined as unknown,
};
everything.ownerDocument = everything;

/** A locator that has been narrowed as often as one likes. */
const locator: LocatorLike = new Proxy({} as LocatorLike, {
  // Not a promise, though it has every other method.
  get: (_, name) => (name === 'then' ? undefined : () => locator),
});

/** Methods by their names, without those that all drivers have from the first. */
function methodsOf(driver: object): string[] {
  const names = new Set<string>();
  for (let type: object = driver; type !== Driver.prototype; type = Object.getPrototypeOf(type) as object)
    for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(type)))
      if (typeof value === 'function' && name !== 'constructor') names.add(name);
  return [...names].toSorted();
}

it('Testing Library and Playwright have drivers of the same names with the same methods', async () => {
  vi.stubGlobal('ShadowRoot', vi.fn());
  const ofElements = driveTestingLibrary({} as User, { root: everything as unknown as HTMLElement });
  const ofLocators: Record<string, (name: string) => object> = { ...drivePlaywright(locator) };
  expect(Object.keys(ofLocators).toSorted()).toEqual(Object.keys(ofElements).toSorted());
  const methods = new Map(
    await Promise.all(
      Object.entries<(name: never) => unknown>(ofElements).map(async ([name, make]) => {
        const driver = await make((name === 'copyButton' ? 'this' : /./) as never);
        return [name, methodsOf(driver as Driver)] as const;
      }),
    ),
  );
  for (const [name, make] of Object.entries(ofLocators)) {
    const found = Object.keys(make('this')).filter((key) => key !== 'element');
    expect(found.toSorted(), name).toEqual(methods.get(name));
  }
});

it('each driver can be named as a type', () => {
  const files = readdirSync(`${import.meta.dirname}/drivers`).map((file) => file.replace('.ts', ''));
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(files));
});

it.each([
  { name: 'Debian', found: 'Debian Stable' },
  { name: 'Debian 12', found: 'Debian 12' },
  { name: /^Debian/, found: 'Debian 12' },
  { name: 'Deb', found: undefined },
])('Playwright finds $found by $name among neighbors', async ({ name, found }) => {
  const options = [
    ['Debian 12', 'Debian 12', 'Debian 12'],
    ['Debian Stable', 'Debian', 'Debian Stable'],
  ];
  const filter = vi.fn<LocatorLike['filter']>(() => locator);
  const list = { evaluateAll: () => Promise.resolve(options), filter } as unknown as LocatorLike;
  await maybe(list, name);
  const pattern = filter.mock.calls[0]?.[0].hasText as RegExp | undefined;
  expect(options.map(([text = '']) => text).filter((text) => pattern?.test(text))).toEqual(found ? [found] : []);
});
