import type { Page } from '@playwright/test';
import { expect, untilIdle, test } from './harness.js';
import { act, dialogOf, openVm } from './vms.js';

/** What the page keeps between two looks. */
declare const livery: { looks: { before?: string[]; after?: string[] }; shownStyles: () => string[] };

/**
 * All properties of every element that is seen, as it is shown now, a line for each element. Custom properties are not
 * among them: each element inherits all of them, and they are seen by what is made of them.
 */
function shownStyles(): string[] {
  const styleOf = (element: Element, part?: string): string[] => {
    const style = getComputedStyle(element, part);
    if (part !== undefined && style.content === 'none') return [];
    return [`${element.tagName.toLowerCase()}.${element.className}${part ?? ''} { ${style.cssText}`];
  };
  const seen = [...document.querySelectorAll('body, body *:not(svg *)')].filter((element) => element.checkVisibility());
  return seen.flatMap((element) => [undefined, '::before', '::after'].flatMap((part) => styleOf(element, part)));
}

/** Puts the stylesheets of the page into the opposite order; gives how many there are. */
async function reverseStylesheets(): Promise<number> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const loaded = links.toReversed().map((link) => {
    const arrived = new Promise((done) => link.addEventListener('load', done, { once: true }));
    document.head.append(link);
    return arrived;
  });
  await Promise.all(loaded);
  return links.length;
}

/** Looks again and again until nothing changes, keeps the look under a name in the page. */
async function keepStableLook(page: Page, name: 'before' | 'after'): Promise<void> {
  await untilIdle(page);
  await expect.poll(() => page.evaluate(keepLook, name)).toBe(true);
}

/** Reads what is shown; whether it is what the last look of that name saw. The texts stay in the page: they are many. */
const keepLook = (name: 'before' | 'after'): boolean => {
  const seen = livery.shownStyles();
  const isStable = livery.looks[name]?.join('\n') === seen.join('\n');
  livery.looks[name] = seen;
  return isStable;
};

/** What the order of the stylesheets decides; nothing is well. */
async function decidedByOrder(page: Page): Promise<string[]> {
  await page.evaluate(`globalThis.livery = { looks: {}, shownStyles: ${shownStyles.toString()} }`);
  await keepStableLook(page, 'before');
  expect(await page.evaluate(reverseStylesheets)).toBeGreaterThan(1);
  await keepStableLook(page, 'after');
  return page.evaluate(() => {
    const { before = [], after = [] } = livery.looks;
    const looked = new Set(before);
    const changed = after.filter((line) => !looked.has(line));
    if (changed.length === 0) return [];
    const properties = (line: string): string[] => {
      const [name = '', ...styles] = line.split(/ \{ |; /);
      return styles.map((style) => `${name} ${style}`);
    };
    const was = new Set(before.flatMap(properties));
    return [...new Set(changed.flatMap(properties))].filter((property) => !was.has(property));
  });
}

test.describe('stylesheets may arrive in any order', () => {
  test('on the login, the dashboard, the list of machines and the creation of one', async ({ page, site: _ }) => {
    await page.goto('/app/');
    await expect(page.getByLabel('API key')).toBeVisible();
    expect(await decidedByOrder(page), 'login').toEqual([]);
    await page.evaluate(() => localStorage.setItem('livery.apiKey', '"demo"'));
    for (const path of ['/app/', '/app/compute', '/app/compute/create']) {
      await page.goto(path);
      expect(await decidedByOrder(page), path).toEqual([]);
    }
  });

  test('in a dialog, after all the screens before it', async ({ customer: page, site }) => {
    await openVm(page, site, 'staging-db');
    await page.getByRole('link', { name: 'Compute' }).click();
    await page.getByRole('link', { name: 'Create virtual machine' }).click();
    await untilIdle(page);
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'staging-db' })).toBeVisible();
    await act(page, 'Resize');
    await expect(dialogOf(page)).toBeVisible();
    expect(await decidedByOrder(page)).toEqual([]);
  });
});
