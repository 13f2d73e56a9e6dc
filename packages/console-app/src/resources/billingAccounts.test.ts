import { expect, it } from 'vitest';
import { billingAccounts } from './billingAccounts.js';

it.each([
  ['ACTIVE', 'success'],
  ['LIMITED', 'warning'],
  ['FROZEN', 'danger'],
  ['SUSPENDED', 'danger'],
  ['TERMINATED', 'danger'],
  ['PENDING_VALIDATION', 'info'],
  ['', 'neutral'],
  ['ARCHIVED', 'neutral'],
  ['constructor', 'neutral'],
])('the standing %j has the tone %s: one that nobody knows is not said to be bad', (standing, tone) => {
  expect(billingAccounts.status?.toneOf(standing)).toBe(tone);
});
