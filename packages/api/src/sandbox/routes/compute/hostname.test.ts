import { expect, it } from 'vitest';
import { hostnameFrom } from './hostname.js';

it.each([
  ['Web & mail', 'web-mail'],
  ['Öölane', 'oolane'],
  ['--x--', 'x'],
  ['сервер', 'vm'],
  [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
])('the host name of a machine called %s is %s', (name, expected) => {
  expect(hostnameFrom(name)).toBe(expected);
  expect(expected).toMatch(/^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/);
});
