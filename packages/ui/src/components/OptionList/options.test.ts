import { describe, expect, it } from 'vitest';
import { inOrder, neighbour, optionByLetters, type SelectOption } from './options.js';

const option = (id: string, section?: string) => ({ id, label: id, section });

describe('the order of a list', () => {
  it.each([
    ['nothing', [], []],
    ['no sections', [option('b'), option('a')], ['b', 'a']],
    [
      'sections in the order of their first option',
      [option('a', 'Linux'), option('b', 'Windows'), option('c', 'Linux')],
      ['a', 'c', 'b'],
    ],
    [
      'options without a section before all others',
      [option('a', 'Linux'), option('b'), option('c', 'Linux')],
      ['b', 'a', 'c'],
    ],
  ])('%s', (_case, options, expected) => {
    expect(inOrder(options).map(({ id }) => id)).toEqual(expected);
  });
});

/** Shown in the order AlmaLinux, Arch, FreeBSD, Debian, Windows. */
const systems: SelectOption[] = [
  { id: 'windows', label: 'Windows', section: 'Other' },
  { id: 'alma', label: 'AlmaLinux', disabledReason: 'Needs 2 GB' },
  { id: 'arch', label: 'Arch' },
  { id: 'bsd', label: 'FreeBSD', disabled: true },
  { id: 'debian', label: 'Debian' },
];

describe('the arrow keys of a closed field', () => {
  it.each([
    ['arch', null, 'debian'],
    ['debian', 'arch', 'windows'],
    ['windows', 'debian', null],
    ['alma', null, 'arch'],
    [null, 'arch', 'arch'],
    ['not among them', 'arch', 'arch'],
  ])('from %s choose %s and %s, only what can be chosen and in the order shown', (chosen, before, after) => {
    expect(neighbour(systems, chosen, -1)?.id ?? null).toBe(before);
    expect(neighbour(systems, chosen, 1)?.id ?? null).toBe(after);
  });
});

describe('letters typed on a closed field', () => {
  const places = ['Tallinn', 'Tartu', 'Äänekoski'].map((label) => ({ id: label, label }));
  it.each([
    ['choose what begins so', systems, null, 'w', 'windows'],
    ['whatever their case', systems, null, 'DEB', 'debian'],
    ['not what is disabled', systems, null, 'free', null],
    ['not what says why it cannot be chosen', systems, null, 'al', null],
    ['start again from the first', systems, 'windows', 'a', 'arch'],
    ['one letter leads on from what is chosen', places, 'Tallinn', 't', 'Tartu'],
    ['so does the same letter again', places, 'Tallinn', 'tt', 'Tartu'],
    ['more letters may mean what is chosen', places, 'Tallinn', 'ta', 'Tallinn'],
    ['and tell two apart', places, 'Tallinn', 'tar', 'Tartu'],
    ['without diacritics find those with them', places, null, 'aa', 'Äänekoski'],
  ])('%s', (_case, options, chosen, letters, expected) => {
    expect(optionByLetters(options, chosen, letters, 'en')?.id ?? null).toBe(expected);
  });
});
