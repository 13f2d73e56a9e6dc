import { describe, expect, it } from 'vitest';
import { accept, isAccepted } from './accepted.js';
import { namedOf } from './options.js';

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

describe('a story', () => {
  const stories = [
    'components-button--sheet',
    'components-tabs--disabled',
    'components-tabs--disabled-with-reason',
  ].map((id) => ({
    id,
    title: id.startsWith('components-button') ? 'Components/Button' : 'Components/Tabs',
    name: 'Sheet',
  }));
  const named = (...names: string[]) => namedOf(stories, names).map((story) => stories.indexOf(story));

  it('is named by a part of its id, its title or its name; all are by nothing', () => {
    expect([named('button'), named('Button'), named('Sheet'), named()]).toEqual([[0], [0], [0, 1, 2], [0, 1, 2]]);
    expect(named('button', 'with-reason')).toEqual([0, 2]);
  });

  it('that is named by its whole id is meant alone', () => {
    expect(named('components-tabs--disabled')).toEqual([1]);
  });

  it('that is not there is not passed over', () => {
    expect(() => named('button', 'Table')).toThrow('No story is named by "Table"');
  });
});
