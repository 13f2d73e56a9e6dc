import { expect, it } from 'vitest';
import { cloneName } from './vmChecks.js';

const isShort = (name: string): boolean => name.length <= 16;

it.each([
  ['web-1', 'web-1-clone'],
  ['a-rather-long-name', 'a-rather-l-clone'],
  ['a rather  long name', 'a rather-clone'],
  ['smile-😀😀😀😀', 'smile-😀😀-clone'],
])('the clone of %s is offered as %s', (original, expected) => {
  expect(cloneName(original, isShort)).toBe(expected);
});

it('stays whole where no cut would help', () => {
  expect(cloneName('web-1', () => false)).toBe('web-1-clone');
});
