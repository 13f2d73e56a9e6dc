import { i18n } from '@lingui/core';
import { expect, it, vi } from 'vitest';
import { fakeServer, makeVm, noContent, refusal } from '@livery/api/queries/testing/fakeServer';
import { createToasts } from '#shared/toasts.js';
import { openPage } from '#testing/services.js';
import { applyPendingBackups } from './applyPendingBackups.js';
import { pendingBackups, requestBackup } from './pendingBackups.js';

it('requested backups whose machines cannot be listed are told of, and switched on by a retry', async () => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('navigator', {});
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  let isBroken = true;
  let backup = false;
  const storage = [{ uuid: 'sda', name: 'sda', size: 20, shared: false, primary: true, replicas: [] }];
  const { client } = fakeServer(({ call }) => {
    if (call.startsWith('GET')) return isBroken ? refusal('No') : Response.json([makeVm({ backup, storage })]);
    backup = true;
    return noContent();
  });
  const services = openPage({}, client);
  const toasts = services.get(createToasts);
  requestBackup(services.storage, { location: 'jhv', uuid: 'vm-1' });
  applyPendingBackups(client, pendingBackups(services.storage));

  await vi.waitFor(() => expect(toasts.entries()).toMatchObject([{ tone: 'danger', detail: 'No (HTTP 500)' }]));
  expect(pendingBackups(services.storage)).toHaveLength(1);
  isBroken = false;
  toasts.entries()[0]?.action?.onAction();
  await vi.waitFor(() => expect(pendingBackups(services.storage)).toEqual([]));
  expect(backup).toBe(true);
});
