import { describe, expect, it } from 'vitest';
import { shortened } from './shortened.js';

describe('shortened', () => {
  it.each([
    ['3f2b8c1e-9d47-4a55-8c1f-0b6a2d9e7f10', '3f2b8c1e…'],
    ['3F2B8C1E-9D47-4A55-8C1F-0B6A2D9E7F10', '3F2B8C1E…'],
    ['192.0.2.10', '192.0.2.10'],
    ['3f2b8c1e9d474a558c1f0b6a2d9e7f10', '3f2b8c1e9d474a558c1f0b6a2d9e7f10'],
    ['vm-3f2b8c1e-9d47-4a55-8c1f-0b6a2d9e7f10', 'vm-3f2b8c1e-9d47-4a55-8c1f-0b6a2d9e7f10'],
    ['', ''],
  ])('%s → %s', (value, expected) => {
    expect(shortened(value)).toBe(expected);
  });
});
