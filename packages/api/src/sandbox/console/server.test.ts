import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findVm, jhv } from '../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';
import { openInPage } from './inPage.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function askForConsole(open: OpenSandbox, name = 'web-1') {
  const { uuid, private_ipv4: address } = await findVm(open, name);
  const { body } = await open.ask('openVmConsole', { path: { ...jhv, uuid } });
  return { ...body, uuid, address };
}

/** Connects as a page does, and keeps what comes. */
async function connect({ sandbox }: OpenSandbox, { url, token }: { url: string; token: string }) {
  const protocols = ['livery.console.v1', `livery.token.${token}`];
  const socket = openInPage(sandbox, url, protocols);
  const seen = { text: '', code: undefined as number | undefined, isOpen: false };
  socket.addEventListener('open', () => (seen.isOpen = true));
  socket.addEventListener('message', (event) => {
    seen.text += new TextDecoder().decode((event as MessageEvent<ArrayBuffer>).data);
  });
  socket.addEventListener('close', (event) => (seen.code = (event as CloseEvent).code));
  const wait = () => vi.advanceTimersByTimeAsync(1000);
  await wait();
  return {
    seen,
    wait,
    async type(keys: string) {
      socket.send(new TextEncoder().encode(keys));
      await wait();
    },
    async tell(message: unknown) {
      socket.send(JSON.stringify(message));
      await wait();
    },
  };
}

it('shows the addresses that the machine has', async () => {
  const open = openSandbox();
  const session = await askForConsole(open);
  const { seen, type } = await connect(open, session);
  await type('ip addr\r');
  expect(seen.isOpen).toBe(true);
  expect(seen.text).toContain(`inet ${session.address}/`);
});

it('takes a token once, for its machine, until it expires', async () => {
  const open = openSandbox();
  const session = await askForConsole(open);
  expect((await connect(open, { ...session, token: 'toString' })).seen.code).toBe(4401);
  expect((await connect(open, session)).seen.code).toBeUndefined();
  expect((await connect(open, session)).seen.code).toBe(4401);

  const other = await askForConsole(open, 'api');
  expect((await connect(open, { ...other, url: session.url })).seen.code).toBe(4401);

  const late = await askForConsole(open);
  open.pass(301);
  expect((await connect(open, late)).seen.code).toBe(4401);
});

it('ends with the shell, and by itself when somebody stops the machine', async () => {
  const open = openSandbox();
  const left = await connect(open, await askForConsole(open));
  await left.type('exit\r');
  expect(left.seen.code).toBe(1000);

  const session = await askForConsole(open);
  const { seen, wait } = await connect(open, session);
  await open.ask('stopVm', { path: jhv, body: { uuid: session.uuid, force: true } });
  await wait();
  expect(seen.code).toBe(4000);
});

it.each([
  ['poweroff', 'stopping', 'stopped'],
  ['reboot', 'rebooting', 'running'],
])('%s is done to the machine, and stands in its log', async (command, first, then) => {
  const open = openSandbox();
  const { seen, type } = await connect(open, await askForConsole(open));
  await type(`${command}\r`);
  expect(seen.code).toBe(4000);
  const { uuid, status } = await findVm(open, 'web-1');
  expect(status).toBe(first);
  open.pass(30);
  expect((await findVm(open, 'web-1')).status).toBe(then);
  const { body } = await open.ask('listEvents', { query: { resource_uuid: uuid } });
  expect(body[0]).toMatchObject({ username: 'mari@tamm-partners.example', result: 'succeeded' });
});

it('is done on a replica too, after its lag', async () => {
  const open = openSandbox();
  const { type } = await connect(open, await askForConsole(open));
  await open.setFaults([{ operationId: 'listVms', lag_ms: 5000 }]);
  await type('poweroff\r');
  expect((await findVm(open, 'web-1')).status).toBe('running');
  open.pass(5);
  expect((await findVm(open, 'web-1')).status).toBe('stopping');
});

it('writes down who did it while acting for the owner', async () => {
  const open = openSandbox();
  const shared = (await open.ask('listAccessImpersonations')).body.find((one) => one.is_accepted);
  const { token: key } = (await open.ask('startAccessImpersonation', { path: { uuid: shared?.uuid } })).body;
  const machine = (await open.ask('listVms', { path: jhv, key })).body.find(({ name }) => name === 'crm');
  const { body: session } = await open.ask('openVmConsole', { path: { ...jhv, uuid: machine?.uuid }, key });
  const { type } = await connect(open, session);
  await type('reboot\r');
  const { body: events } = await open.ask('listEvents', { key });
  expect(events[0]).toMatchObject({
    resource_name: 'crm',
    username: 'liis@northwind.example',
    acting_username: 'mari@tamm-partners.example',
  });
});

it('restarts the machine at Ctrl+Alt+Delete, and takes no other order', async () => {
  const open = openSandbox();
  const { seen, tell } = await connect(open, await askForConsole(open));
  await tell({ resize: { columns: 40, rows: 10 } });
  await tell({ key: 'power' });
  expect(seen.code).toBeUndefined();
  await tell({ key: 'ctrl-alt-delete' });
  expect((await findVm(open, 'web-1')).status).toBe('rebooting');
});

it('breaks the connection where a fault says so', async () => {
  const open = openSandbox();
  await open.setFaults([{ path: '/sandbox/screen/*', network: true, times: 1 }]);
  const session = await askForConsole(open);
  expect((await connect(open, session)).seen.code).toBe(1006);
  expect((await connect(open, session)).seen.isOpen).toBe(true);
});
