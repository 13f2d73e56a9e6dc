import { expect, it } from 'vitest';
import { openPage } from '#testing/services.js';
import { vaultSession } from './vaultSession.js';

it('the session of the vault is the same for a browser session, and another for the next', () => {
  const { storage } = openPage();
  const first = vaultSession(storage);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(vaultSession(storage)).toBe(first);
  expect(storage.vaultSession.get()).toBe(first);
  storage.vaultSession.clear();
  expect(vaultSession(storage)).not.toBe(first);
});
