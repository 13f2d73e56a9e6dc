import { expect, it } from 'vitest';
import { drive as driveTestingLibrary } from './drive.js';
import { drive as drivePlaywright, type RootLike } from './playwright/index.js';
import type { User } from './user.js';

it('Testing Library and Playwright have drivers of the same names', () => {
  const forTestingLibrary = driveTestingLibrary({} as User, { root: {} as HTMLElement });
  // Only asked for by the drivers themselves, of which none is made here.
  const page = { locator: () => page, getByRole: () => page, getByLabel: () => page } as unknown as RootLike;
  const forPlaywright = drivePlaywright(page);
  expect(Object.keys(forPlaywright).toSorted()).toEqual(Object.keys(forTestingLibrary).toSorted());
});
