import { describe, expect, it } from 'vitest';
import { addTags, isSeparated, tagsIn } from './tags.js';

it('takes a text apart at commas, semicolons, tabs and ends of lines', () => {
  expect(tagsIn(' web, db;cache\tqueue\r\n\nblue green,')).toEqual(['web', 'db', 'cache', 'queue', 'blue green']);
  expect(tagsIn(' , ')).toEqual([]);
  expect(isSeparated('blue green')).toBe(false);
  expect(isSeparated('web,')).toBe(true);
});

describe('adding tags', () => {
  it('keeps their order, each once', () => {
    expect(addTags(['web'], ['db', 'cache', 'db'], {})).toEqual({
      tags: ['web', 'db', 'cache'],
      added: ['db', 'cache'],
      left: [],
      problem: undefined,
    });
  });

  it('leaves over what is there already, is not valid or is one too many, and says why of the first', () => {
    const validate = (tag: string) => (tag === 'b' ? 'Too short' : undefined);
    expect(addTags(['web'], ['web', 'db'], { validate })).toMatchObject({
      added: ['db'],
      left: ['web'],
      problem: { kind: 'duplicate', tag: 'web' },
    });
    expect(addTags([], ['b', 'db'], { validate })).toMatchObject({
      tags: ['db'],
      left: ['b'],
      problem: { kind: 'wrong', tag: 'b', message: 'Too short' },
    });
    expect(addTags(['web'], ['db', 'cache'], { maxTags: 2 })).toMatchObject({
      tags: ['web', 'db'],
      left: ['cache'],
      problem: { kind: 'tooMany' },
    });
  });
});
