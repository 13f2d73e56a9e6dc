import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { leastContrast, readRecords } from '../../../../scripts/lib/accessibility.js';
import * as ui from '../index.js';
import type { Guide } from './guide.js';
import { examples } from './examples.js';

const source = join(import.meta.dirname, '..');
const modules = import.meta.glob<Record<string, Guide>>('../**/*.guide.ts', { eager: true });
const guides = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module).map((guide) => Object.assign({ file: join(import.meta.dirname, path) }, guide)),
);
const documented = guides.flatMap(({ components }) => components);
const records = readRecords();

const read = (file: string): string => readFileSync(file, 'utf8');
const storiesOf = (guide: { file: string }): string => guide.file.replace('.guide.ts', '.stories.tsx');
/** The sources beside a guide. */
const sourcesOf = (file: string): string[] =>
  readdirSync(dirname(file))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:guide|stories|test)\.|^fixtures/.test(name))
    .map((name) => join(dirname(file), name));

/** As Storybook makes it. */
const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

it('every component that others can import is on one page, and no page names another', () => {
  const exported = [...Object.keys(ui).filter((name) => /^[A-Z]/.test(name)), 'ThemeRegion'];
  expect(documented.toSorted((a, b) => a.localeCompare(b))).toEqual(exported.toSorted((a, b) => a.localeCompare(b)));
  expect(Object.keys(examples).filter((name) => !documented.some((one) => one === name))).toEqual([]);
});

it('each page says what its components are for, when to use them and when not', () => {
  const lacking = guides.filter(
    ({ purpose, use, avoid }) => !/[.)]$/.test(purpose) || use.length === 0 || avoid.length === 0,
  );
  expect(lacking.map(({ page }) => page)).toEqual([]);
});

it('each page leads to components that have a page, and from one component not to itself', () => {
  const wrong = guides.flatMap(({ page, components, avoid }) =>
    avoid
      .flatMap(({ instead = [] }) => instead)
      .filter((name) => !documented.includes(name) || (components.length === 1 && components.includes(name)))
      .map((name) => `${page}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('each page is that of the stories beside it, which show it', () => {
  for (const guide of guides) {
    const stories = read(storiesOf(guide));
    expect(idOf(/^ {2}title: '([^']+)'/m.exec(stories)?.[1] ?? '')).toBe(guide.page);
    expect(stories, guide.page).toMatch(/\bguide: \w+Guide\b/);
  }
});

it('each page names props and functions that are there', () => {
  const everywhere = ['index.ts', 'themes/index.ts', 'collections/index.ts', 'internal/props.ts'];
  const missing = guides.flatMap(({ file, ...guide }) => {
    const names = [...JSON.stringify(guide).matchAll(/`([a-z]\w*[A-Z]\w*)(?:\([^`]*\))?`/g)].map(
      ([, name = '']) => name,
    );
    const code = [...everywhere.map((name) => join(source, name)), ...sourcesOf(file)].map(read).join('\n');
    return names
      .filter((name) => name !== 'autoFocus' && !new RegExp(`\\b${name}\\b`).test(code))
      .map((name) => `${guide.page}: ${name}`);
  });
  expect(missing).toEqual([]);
});

/** Draws a control of its own, or one of the library's. */
const interactive =
  /<(?:input|button|select|textarea|summary|details)\b|<(?:Button|IconButton|Link|LinkButton|Menu|Popover|Dialog|ModalDialog|CopyButton)\b/;

/** What has a control in it and no table of keys, and why. */
const withoutKeys: Readonly<Record<string, string>> = {};

it('each component that can be operated has its keys', () => {
  const without = guides.filter(
    ({ file, keyboard }) => !keyboard && sourcesOf(file).some((name) => interactive.test(read(name))),
  );
  expect(without.map(({ page }) => page).toSorted()).toEqual(Object.keys(withoutKeys).toSorted());
});

const again = 'npm run stories -- --record writes the record anew';

it('the record of accessibility is of the stories that there are', () => {
  const numbers = guides.map((guide) => [
    guide.page,
    read(storiesOf(guide)).match(/^export const \w+(?:: \w+)? = /gm)?.length,
  ]);
  expect(
    numbers.map(([page]) => [page, records[page ?? '']?.stories]),
    again,
  ).toEqual(numbers);
});

it('the least contrasts of the record are those of the themes', () => {
  for (const [page, { pairs, contrast }] of Object.entries(records))
    expect(contrast, `${page}: ${again}`).toEqual(leastContrast(pairs));
});
