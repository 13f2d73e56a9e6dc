import { describe, expect, it } from 'vitest';
import { bySection } from './options.js';

const option = (id: string, section?: string) => ({ id, label: id, section });

describe('bySection', () => {
  it.each([
    ['nothing', [], []],
    ['no sections', [option('a'), option('b')], [[undefined, 'a', 'b']]],
    [
      'sections in the order of their first option',
      [option('a', 'Linux'), option('b', 'Windows'), option('c', 'Linux')],
      [
        ['Linux', 'a', 'c'],
        ['Windows', 'b'],
      ],
    ],
    [
      'options without a section before all others',
      [option('a', 'Linux'), option('b'), option('c', 'Linux')],
      [
        [undefined, 'b'],
        ['Linux', 'a', 'c'],
      ],
    ],
  ])('%s', (_case, options, expected) => {
    expect(bySection(options).map((part) => [part.title].concat(part.options.map(({ id }) => id)))).toEqual(expected);
  });
});
