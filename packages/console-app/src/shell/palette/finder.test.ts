import { expect, it } from 'vitest';
import { commandFinder, offeredFinders, search } from './finder.js';

const finders = [
  commandFinder('web-1', [
    { id: 'start', label: 'Start', description: 'Powers on' },
    { id: 'stop', label: 'Stop' },
  ]),
  commandFinder('Go to', [
    { id: 'dashboard', label: 'Dashboard', keywords: 'home' },
    { id: 'stats', label: 'Stops of the week' },
  ]),
  commandFinder('Language', [{ id: 'et', label: 'Eesti' }]),
];

it.each<[string, string, string[]]>([
  ['nothing typed: all, in their order', '', ['start', 'stop', 'dashboard', 'stats', 'et']],
  ['the group with the best match first', 'dash', ['dashboard']],
  ['the very name before what begins so', 'stop', ['stop', 'stats']],
  ['the name of the group counts', 'language', ['et']],
  ['and with a word of the item', 'stop web-1', ['stop']],
  ['other words for it', 'home', ['dashboard']],
  ['what is said beside it', 'powers', ['start']],
  ['nothing matches', 'nowhere', []],
])('%s', (_, query, expected) => {
  expect(search(finders, query).flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected);
});

it('shows few of a group', () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ id: `${index}`, label: `Page ${index}` }));
  expect(search([commandFinder('Go to', many)], '')[0]?.items).toHaveLength(8);
});

it('makes one group of what parts of a page offer under one name', () => {
  const refresh = { id: 'refresh', label: 'Refresh' };
  const download = { id: 'download', label: 'Download' };
  const stop = { id: 'stop', label: 'Stop' };
  const groups = search(
    offeredFinders([
      { label: 'List', actions: [refresh] },
      { label: 'web-1', actions: [stop] },
      { label: 'List', actions: [download] },
    ]),
    '',
  );
  expect(groups).toMatchObject([
    { label: 'List', items: [refresh, download] },
    { label: 'web-1', items: [stop] },
  ]);
});
