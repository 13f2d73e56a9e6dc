import { expect, test } from 'vitest';
import { closedKeys } from './closedKeys.js';

const keys = closedKeys(
  [
    { id: 'win', label: 'Windows', section: 'Other' },
    { id: 'alma', label: 'AlmaLinux', disabledReason: 'Needs 2 GB' },
    { id: 'arch', label: 'Arch' },
    { id: 'bsd', label: 'FreeBSD', disabled: true },
    { id: 'deb', label: 'Debian' },
  ],
  (text, start) => text.toLowerCase().startsWith(start),
);

test('closed, a list begins with the first option that can be chosen, in the order in which it is shown', () => {
  expect(keys.getFirstKey()).toBe('arch');
});

test.each([
  ['arch', null, 'deb'],
  ['deb', 'arch', 'win'],
  ['win', 'deb', null],
  ['alma', null, 'arch'],
  ['gone', null, 'arch'],
])('from %s the arrow keys choose %s and %s', (key, above, below) => {
  expect(keys.getKeyAbove(key)).toBe(above);
  expect(keys.getKeyBelow(key)).toBe(below);
});

test.each([
  ['a', null, 'arch'],
  ['al', null, null],
  ['free', null, null],
  ['w', 'arch', 'win'],
  ['a', 'deb', null],
])('the letters "%s" from %s choose %s', (letters, from, chosen) => {
  expect(keys.getKeyForSearch(letters, from)).toBe(chosen);
});
