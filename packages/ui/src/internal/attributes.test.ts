import { expect, test } from 'vitest';
import { idList, mergeAttributes } from './attributes.js';

test('ids are joined, without those that are missing', () => {
  expect(idList('a', undefined, false, 'b')).toBe('a b');
  expect(idList(undefined, '')).toBeUndefined();
});

test('attributes that only the caller has are passed on', () => {
  expect(mergeAttributes({ id: 'mine', 'data-x': 1 }, { role: 'menu' })).toEqual({
    id: 'mine',
    'data-x': 1,
    role: 'menu',
  });
});

test("the component's own attributes win, unless it leaves them undefined", () => {
  expect(mergeAttributes({ role: 'list', tabIndex: 0 }, { role: 'menu', tabIndex: undefined })).toEqual({
    role: 'menu',
    tabIndex: 0,
  });
});

test('handlers of both are called, the caller first', () => {
  const calls: string[] = [];
  const onClick = (event: string) => void calls.push(`caller ${event}`);
  const merged = mergeAttributes({ onClick }, { onClick: (event: string) => void calls.push(`own ${event}`) });
  merged.onClick('press');
  expect(calls).toEqual(['caller press', 'own press']);
});

test('descriptions of both are read', () => {
  expect(mergeAttributes({ 'aria-describedby': 'theirs' }, { 'aria-describedby': 'ours' })).toEqual({
    'aria-describedby': 'ours theirs',
  });
});
