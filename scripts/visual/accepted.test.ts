import { expect, it } from 'vitest';
import { accept, isAccepted } from './accepted.js';
import { isNamedBy } from './options.js';

const change = { id: 'button--sheet', variant: 'metal dark', width: 1280, after: 'a1' };

it('what was accepted is accepted as it is now, and no more once the story changes again', () => {
  const accepted = accept({}, [change], new Set(['button--sheet']));
  expect(isAccepted(accepted, change)).toBe(true);
  expect(isAccepted(accepted, { ...change, after: 'b2' })).toBe(false);
  expect(isAccepted(accepted, { ...change, width: 320 })).toBe(false);
  // Nothing that an experiment finds has fingerprints.
  expect(isAccepted(accepted, { ...change, after: undefined })).toBe(false);
});

it('entries of stories that are gone leave the list', () => {
  const before = { 'gone--sheet metal dark 1280': 'c3', 'kept--sheet reef light 320': 'd4' };
  const accepted = accept(before, [change], new Set(['button--sheet', 'kept--sheet']));
  expect(Object.keys(accepted)).toEqual(['kept--sheet reef light 320', 'button--sheet metal dark 1280']);
});

it('a story is named by a part of its id, its title or its name', () => {
  const story = { id: 'components-button--sheet', title: 'Components/Button', name: 'Sheet' };
  expect(['button', 'Button', 'Sheet', undefined].map((part) => isNamedBy(story, part))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isNamedBy(story, 'Table')).toBe(false);
});
