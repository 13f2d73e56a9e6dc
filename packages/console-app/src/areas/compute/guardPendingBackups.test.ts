import { expect, it, vi } from 'vitest';
import { openPage } from '#testing/services.js';
import { createOverlays } from '#shared/overlays.js';
import { guardPendingBackups } from './guardPendingBackups.js';
import { dropPendingBackup, requestBackup } from './pendingBackups.js';

it('a log-out asks first while backups are requested, and not once they are on', () => {
  vi.stubGlobal('addEventListener', vi.fn());
  const assign = vi.fn<(address: string) => void>();
  const services = openPage({ assign });
  const { storage, session } = services;
  const questions = () => services.get(createOverlays).current().length;
  services.get(guardPendingBackups);
  requestBackup(storage, { location: 'jhv', uuid: '1' });

  session.signOut();
  expect([questions(), assign.mock.calls.length]).toEqual([1, 0]);
  expect(storage.pendingBackups.get()).toHaveLength(1);

  dropPendingBackup(storage, '1');
  session.signOut();
  expect([questions(), assign.mock.calls.length]).toEqual([1, 1]);
});
