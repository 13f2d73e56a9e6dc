import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { consoleDist } from '../../../scripts/lib/developmentServer.js';
import { expect, untilIdle, test } from './harness.js';
import { act, dialogOf, openVm } from './vms.js';

/** What the page keeps between two looks. */
declare const livery: {
  looks: { before?: string[]; after?: string[] };
  properties: string[];
  shownStyles: (properties: readonly string[]) => string[];
};

/** The properties that the stylesheets of the build set. Custom ones are left out: they are seen by what is made of them. */
function propertiesSet(): string[] {
  const folder = join(consoleDist, 'assets');
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  const texts = sheets.map((file) => readFileSync(join(folder, file), 'utf8'));
  return [
    ...new Set(texts.flatMap((text) => Array.from(text.matchAll(/[{;]([a-z][a-z-]+):/g), ([, name = '']) => name))),
  ];
}

/** Properties by the names that each has alone: a border as its twelve. Those that the browser does not know are left out. */
function longhands(properties: readonly string[]): string[] {
  const { style } = document.createElement('div');
  for (const property of properties) style.setProperty(property, 'initial');
  return Array.from(style);
}

/** These properties of every element that is seen, as it is shown now: a line for each element. */
function shownStyles(properties: readonly string[]): string[] {
  const styleOf = (element: Element, part?: string): string[] => {
    const style = getComputedStyle(element, part);
    if (part !== undefined && style.content === 'none') return [];
    const values = properties.map((property) => style.getPropertyValue(property));
    return [[`${element.tagName.toLowerCase()}.${element.className}${part ?? ''}`, ...values].join('\n')];
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

/** Reads what is shown, and keeps it in the page under a name: the texts are many. */
const keepLook = (page: Page, name: 'before' | 'after'): Promise<void> =>
  page.evaluate((kept) => {
    livery.looks[kept] = livery.shownStyles(livery.properties);
  }, name);

/** What was not shown so before the stylesheets changed places. */
const stylesChanged = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { looks, properties } = livery;
    const { before = [], after = [] } = looks;
    const stylesOf = (lines: readonly string[]): string[] =>
      lines.flatMap((line) => {
        const [element = '', ...values] = line.split('\n');
        return values.map((value, index) => `${element} ${properties[index] ?? ''}: ${value}`);
      });
    const same = new Set(before);
    const changed = after.filter((line) => !same.has(line));
    const was = new Set(changed.length > 0 ? stylesOf(before) : []);
    return [...new Set(stylesOf(changed))].filter((style) => !was.has(style));
  });

/** Expects that the order of the stylesheets decides nothing of what is shown. */
async function expectAnyOrder(page: Page, screen: string): Promise<void> {
  const properties = await page.evaluate(longhands, propertiesSet());
  expect(properties.length).toBeGreaterThan(100);
  await page.evaluate(
    `globalThis.livery = { looks: {}, properties: ${JSON.stringify(properties)}, shownStyles: ${shownStyles.toString()} }`,
  );
  await untilIdle(page);
  // A screen that was not at rest yet is compared with itself again, in both orders: what the order decides differs each time.
  await expect(async () => {
    await keepLook(page, 'before');
    expect(await page.evaluate(reverseStylesheets)).toBeGreaterThan(1);
    await keepLook(page, 'after');
    expect(await stylesChanged(page), screen).toEqual([]);
  }).toPass({ timeout: 90_000 });
}

test.describe('stylesheets may arrive in any order', () => {
  test('on the login, the dashboard, the list of machines and the creation of one', async ({ page, site: _ }) => {
    await page.goto('/app/');
    await expect(page.getByLabel('API key')).toBeVisible();
    await expectAnyOrder(page, 'login');
    await page.evaluate(() => localStorage.setItem('livery.apiKey', '"demo"'));
    for (const path of ['/app/', '/app/compute', '/app/compute/create']) {
      await page.goto(path);
      await expectAnyOrder(page, path);
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
    await expectAnyOrder(page, 'dialog');
  });
});
