import { beforeEach, expect, it } from 'vitest';
import { keepInMemory, storage } from '#shared/storage.js';
import { vaultSession } from './vaultSession.js';

beforeEach(() => keepInMemory());

it('the session of the vault is the same for a browser session, and another for the next', () => {
  const first = vaultSession();
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(vaultSession()).toBe(first);
  expect(storage.vaultSession.get()).toBe(first);
  storage.vaultSession.clear();
  expect(vaultSession()).not.toBe(first);
});
