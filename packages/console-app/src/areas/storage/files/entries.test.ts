import { describe, expect, it } from 'vitest';
import {
  checkEntryName,
  checkFolder,
  entriesOf,
  folderOf,
  foldersOf,
  isSlashFile,
  nameOf,
  previewOf,
  displayedName,
  sortEntries,
  typedFolder,
  typedName,
  type Entry,
} from './entries.js';

const object = (key: string, size = 1) => ({ key, size, modified: '2025-03-14T12:00:00.000Z', etag: '' });

describe('keys as folders', () => {
  it.each([
    ['a.txt', '', 'a.txt'],
    ['b/a.txt', 'b/', 'a.txt'],
    ['b/c/', 'b/', 'c'],
    ['b//', 'b/', ''],
    ['b//c', 'b//', 'c'],
    ['/', '', ''],
    ['/c', '/', 'c'],
  ])('%s lies in "%s" as "%s"', (key, folder, name) => {
    expect([folderOf(key), nameOf(key)]).toEqual([folder, name]);
  });

  it('show a folder without a name as a slash', () => {
    expect([displayedName(''), displayedName('c')]).toEqual(['/', 'c']);
  });

  it.each([
    ['a b', 'a b'],
    ['a  b', 'a␣␣b'],
    [' a ', '␣a␣'],
    [' ', '␣'],
    ['a\tb\n', 'a‹U+0009›b‹U+000A›'],
    ['\u202Egnp.exe', '‹U+202E›gnp.exe'],
    ['👩\u200D💻.png', '👩\u200D💻.png'],
    ['a / b//\u202Ec', 'a␣/␣b//‹U+202E›c'],
  ])('are told apart by what cannot be seen in them: %j', (name, text) => {
    expect(displayedName(name)).toBe(text);
  });

  it('are the way to a prefix', () => {
    expect(foldersOf('')).toEqual([]);
    expect(foldersOf('a/b c/')).toEqual([
      { name: 'a', prefix: 'a/' },
      { name: 'b c', prefix: 'a/b c/' },
    ]);
  });

  it('show what is stored by the key of a folder as a file with a slash', () => {
    const entries = (folder: string, key: string) => entriesOf(folder, { objects: [object(key, 3)], prefixes: [] });
    expect(entries('a/', 'a/')).toMatchObject([{ key: 'a/', name: 'a/', isFolder: false, size: 3 }]);
    expect(entries('a/', 'a/b/').map(({ name }) => name)).toEqual(['b/']);
    expect(entries('/', '/').map(({ name }) => name)).toEqual(['/']);
    expect(entries('a/', 'a/').map(isSlashFile)).toEqual([true]);
  });

  it('leave out what only keeps an empty folder', () => {
    expect(
      entriesOf('a/', { objects: [object('a/', 0), object('a/1.txt')], prefixes: ['a/b/'] }).map(({ name }) => name),
    ).toEqual(['b', '1.txt']);
    // A search for `b/` lists what is in the folder `b`, and the object that keeps it.
    expect(
      entriesOf('a/', { objects: [object('a/b/', 0), object('a/b/2.txt')], prefixes: [] }).map(({ key }) => key),
    ).toEqual(['a/b/2.txt']);
  });
});

it('a key that is not valid UTF-8 is marked, so that nothing is sent about it', () => {
  const entries = entriesOf('', {
    objects: [object('%FF.txt'), object('b')],
    prefixes: ['%FE/'],
    undecoded: ['%FF.txt', '%FE/'],
  });
  expect(entries.map(({ key, isUndecoded }) => [key, isUndecoded])).toEqual([
    ['%FE/', true],
    ['%FF.txt', true],
    ['b', undefined],
  ]);
});

describe('order', () => {
  const entries = entriesOf('', {
    objects: [object('photo 10.png', 5), object('photo 2.png', 9)],
    prefixes: ['z/', 'a/'],
  });
  const names = (sorted: readonly Entry[]) => sorted.map(({ name }) => name);

  it('has folders first and numbers as numbers', () => {
    expect(names(sortEntries(entries, 'name', false, 'en'))).toEqual(['a', 'z', 'photo 2.png', 'photo 10.png']);
    expect(names(sortEntries(entries, 'name', true, 'en'))).toEqual(['z', 'a', 'photo 10.png', 'photo 2.png']);
    expect(names(sortEntries(entries, 'size', true, 'en')).slice(2)).toEqual(['photo 2.png', 'photo 10.png']);
  });
});

describe('a new name', () => {
  it.each([
    ['a.txt', undefined],
    [' ', 'empty'],
    ['a/b', 'slash'],
    ['..', 'dots'],
    ['õ'.repeat(511), 'long'],
    ['there.txt', 'taken'],
  ])('%s: %s', (name, issue) => {
    expect(checkEntryName('aa/', name, new Set(['there.txt']))).toBe(issue);
  });
});

describe('what is typed', () => {
  it.each([
    ['report ', 'report ', 'report '],
    ['report', 'report ', 'report'],
    [' new ', undefined, 'new'],
  ])('%j in the place of %j is the name %j', (typed, old, name) => {
    expect(typedName(typed, old)).toBe(name);
  });

  it.each([
    ['a//b/', 'a//b/', 'a//b/'],
    ['/photos//2025', 'a//b/', 'photos/2025/'],
    ['a/ /', '', 'a/'],
    [' ', 'a/', ''],
    [' photos / 2025 ', '', 'photos/2025/'],
    ['a /b', 'a /', 'a /b/'],
  ])('%j in the place of %j is the folder %j', (typed, old, folder) => {
    expect(typedFolder(typed, old)).toBe(folder);
  });

  it.each([
    ['', undefined],
    ['photos/2025/', undefined],
    ['photos/../', 'dots'],
    ['./', 'dots'],
    [`${'õ'.repeat(300)}/${'õ'.repeat(300)}/`, 'long'],
  ])('the folder %j: %s', (folder, issue) => {
    expect(checkFolder(folder)).toBe(issue);
  });
});

describe('preview', () => {
  it.each([
    ['a.PNG', 10, 'image'],
    ['a.svg', 10, 'image'],
    ['a.md', 10 ** 9, 'text'],
    ['a.pdf', 10, 'pdf'],
    ['a.png', 10 ** 9, undefined],
    ['a.zip', 10, undefined],
    ['a.txt', 0, undefined],
    ['png', 10, undefined],
  ])('of %s with %d bytes: %s', (name, size, kind) => {
    expect(previewOf(name, size)).toBe(kind);
  });
});
