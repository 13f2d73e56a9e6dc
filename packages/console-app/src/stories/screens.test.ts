import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { paths, type PathName } from '#shared/paths.js';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const stories = files.map((file) => readFileSync(join(source, file), 'utf8')).join('\n');

/* Static paths come before those with parameters, as in the table of routes. */
const routes = Object.entries(paths).toSorted(([, a], [, b]) => Number(a.includes(':')) - Number(b.includes(':')));

const routeOf = (address: string): string | undefined => {
  const [path = ''] = address.split(/[?#]/);
  return routes.find(([, pattern]) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))?.[0];
};

/** Addresses of things that are not there: what is shown then is no screen of theirs. */
const isOfNothing = (address: string): boolean => /00000000-|no-such|nobodys/.test(address);

/** The screens that stories open: at an address, at one under a name, at that of a thing they look up, or of a machine. */
const opened = new Set([
  ...[...stories.matchAll(/(?:\bpath:|^const \w+ =) '(\/[^']*)'/gm)]
    .filter(([, address = '']) => !isOfNothing(address))
    .map(([, address = '']) => routeOf(address)),
  ...[...stories.matchAll(/(?:\breturn|=>|\bpath:)\s+href\('(\w+)', ([^;]*)/g)]
    .filter(([, , rest = '']) => !isOfNothing(rest.split('\n')[0] ?? ''))
    .map(([, name]) => name),
  ...(/\bpath: vmPath\(/.test(stories) ? ['vm'] : []),
]);

/** Screens without a story, and why. */
const exceptions: Partial<Record<PathName, string>> = {};

it('each screen of the console has a story, so that a theme is looked at page by page', () => {
  const without = Object.keys(paths).filter((name) => !opened.has(name));
  expect(without).toEqual(Object.keys(exceptions));
});
