import { describe, expect, it } from 'vitest';
import { requestedOrDefault } from './requestedOrDefault.js';

describe('what is chosen at first', () => {
  const all = [
    { id: 1, is_default: false },
    { id: 2, is_default: true },
    { id: 3, is_default: false },
  ];

  it.each([
    ['the wanted one', all, 3, 3],
    ['the default where none is wanted', all, undefined, 2],
    ['the default where there is none such', all, 9, 2],
    ['the first without a default', all.slice(0, 1), undefined, 1],
    ['none of none', [], 1, undefined],
  ])('is %s', (_, among, requested, chosen) => {
    expect(requestedOrDefault(among, ({ id }) => id === requested)?.id).toBe(chosen);
  });
});
