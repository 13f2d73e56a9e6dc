import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CredentialsError } from '@livery/api/errors';
import type { Page } from './page.js';
import { beforeSessionEnds, endExpiredSession, startSession } from './session.js';
import { keepInMemory, storage } from './storage.js';

const address = { origin: 'https://site.test', pathname: '/app/compute', search: '', hash: '' };
const page = { address, assign: vi.fn<Page['assign']>(), replace: vi.fn<Page['replace']>() } as unknown as Page;
const expired = new CredentialsError('Unauthorized', undefined, { status: 401 });

beforeEach(() => {
  keepInMemory();
  startSession(page, 'k-1', 1);
});
afterEach(() => vi.clearAllMocks());

it('keeps what was being done for the same user, whose key ran out', () => {
  const stop = beforeSessionEnds(() => storage.drafts.set({ vm: { name: 'web-3' } }));
  expect(endExpiredSession(page, expired)).toBe(true);
  stop();
  expect([storage.apiKey.get(), storage.returnPath.get()]).toEqual([undefined, '/app/compute']);
  startSession(page, 'k-2', 1);
  expect(storage.drafts.get()).toEqual({ vm: { name: 'web-3' } });
  expect(page.replace).toHaveBeenLastCalledWith('/app/compute');
});

it.each<[string, number | undefined]>([
  ['another user', 2],
  ['somebody of whom nobody knows who it is', undefined],
])('shows %s nothing of it', (_, user) => {
  storage.drafts.set({ vm: { name: 'web-3' } });
  endExpiredSession(page, expired);
  startSession(page, 'k-2', user);
  expect([storage.drafts.get(), storage.user.get()]).toEqual([undefined, user]);
});
