import { describe, expect, it } from 'vitest';
import { foldText } from '@livery/ui/collections';
import { best, bestOfKind, distance, namesOf, tokensOf, withoutKind, wordsOf } from './match.js';

const searchable = ([label, details = '']: readonly [string, string?]) => ({
  label: foldText(label),
  details: foldText(details),
});
const found = (query: string, things: readonly (readonly [string, string?])[], limit = 10) =>
  best(things, tokensOf(query), searchable, limit).things.map(([label]) => label);

describe('whether a thing is what was typed', () => {
  it.each<[string, string, string, boolean]>([
    ['nothing', 'web-1', '', true],
    ['only spaces', 'web-1', '   ', true],
    ['a part of the name', 'web-1', 'eb-', true],
    ['any case', 'Legacy-ERP', 'legacy-erp', true],
    ['words in any order', 'Create virtual machine', 'machine create', true],
    ['parts of words', 'Create virtual machine', 'vir ma', true],
    ['without the diacritics of the name', 'Töölaud', 'toolaud', true],
    ['with diacritics that the name has not', 'Toolaud', 'töölaud', true],
    ['diacritics written as two characters', 'Töölaud', 'to\u0308o\u0308laud', true],
    ['a word that is not there', 'Create virtual machine', 'create network', false],
    ['the words run together', 'Create virtual machine', 'createvirtual', false],
  ])('%s', (_, label, query, expected) => {
    expect(distance(tokensOf(query), searchable([label])) !== undefined).toBe(expected);
  });

  it.each<[string, string, boolean]>([
    ['an address', '185.14.96.21', true],
    ['the beginning of an address', '185.14', true],
    ['a word of the name and one of the rest', 'web 185', true],
    ['the beginning of a UUID', 'aaaa1111', true],
    ['the end of an address', '96.21', true],
    ['another address', '185.15', false],
    ['the middle of a word', '000', false],
  ])('%s beside the name', (_, query, expected) => {
    const thing = searchable(['web-1', 'aaaa1111-2222-4333-8444-550001666666\n185.14.96.21']);
    expect(distance(tokensOf(query), thing) !== undefined).toBe(expected);
  });
});

describe('the best first', () => {
  it.each<[string, string, [string, string?][], string[]]>([
    ['the very name', 'web', [['my-web'], ['web-1'], ['web']], ['web', 'web-1', 'my-web']],
    ['the very name of two words', 'log out', [['Log out of all'], ['Log out']], ['Log out', 'Log out of all']],
    ['how the name begins', 'st', [['Restart'], ['Force stop'], ['Start']], ['Start', 'Force stop', 'Restart']],
    [
      'the beginning of a word over its middle',
      'op',
      [['Stop'], ['Copy'], ['An option']],
      ['An option', 'Stop', 'Copy'],
    ],
    ['the name over the rest', 'db', [['web-1', 'db.example.com'], ['main-db']], ['main-db', 'web-1']],
    [
      'the shorter of two that begin alike',
      'web-1',
      [['web-10'], ['web-12'], ['web-1']],
      ['web-1', 'web-10', 'web-12'],
    ],
    ['the order they came in, where they are equal', 'web', [['web-2'], ['web-1']], ['web-2', 'web-1']],
    ['the order they came in, where nothing is typed', '', [['long name'], ['a']], ['long name', 'a']],
  ])('%s', (_, query, things, expected) => {
    expect(found(query, things)).toEqual(expected);
  });

  it('keeps few and counts all', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [`web-${index}`] as const);
    const { things, total, distance: nearest } = best(many, tokensOf('web-77'), searchable, 3);
    expect(things.map(([label]) => label)).toEqual(['web-77', 'web-770', 'web-771']);
    expect([total, nearest]).toEqual([111, 0]);
  });

  it('is infinitely far from nothing', () => {
    expect(best([['web']] as const, tokensOf('db'), searchable, 3)).toEqual({
      things: [],
      distance: Infinity,
      total: 0,
    });
  });
});

describe('a word that names the kind', () => {
  const kind = namesOf('Virtual machines, VM');
  const machines = [['web-1'], ['db-1', '10.0.0.5'], ['vm-web'], ['db-2']] as const;
  const foundOfKind = (query: string, limit = 10) => bestOfKind(machines, tokensOf(query), kind, searchable, limit);

  it.each<[string, string, string[]]>([
    ['leaves the others to find by', 'vm db', ['db-1', 'db-2']],
    ['in any order, and begun', 'db mach', ['db-1', 'db-2']],
    ['and may be in a name, which comes first', 'vm web', ['vm-web', 'web-1']],
    ['alone shows what there is', 'machines', ['web-1', 'db-1', 'vm-web', 'db-2']],
    ['that names another kind finds nothing', 'firewall db', []],
    ['is no single letter', 'm db', []],
  ])('%s', (_, query, expected) => {
    expect(foundOfKind(query).things.map(([label]) => label)).toEqual(expected);
  });

  it('is farther from what was typed than the thing that is called so', () => {
    expect(foundOfKind('vm').distance).toBe(1);
    expect(foundOfKind('virtual').distance).toBe(3);
    expect(foundOfKind('vm db', 1)).toMatchObject({ total: 2, distance: 4 });
  });

  it('leaves the other words as they were typed, for the list that is led to', () => {
    expect(withoutKind(wordsOf(' VM  Jõhvi '), namesOf('Virtual machines vm'))).toEqual(['Jõhvi']);
    expect(withoutKind(wordsOf('Jõhvi'), namesOf('Virtual machines vm'))).toBeUndefined();
  });
});
