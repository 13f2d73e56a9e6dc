import { describe, expect, it } from 'vitest';
import { cidrContains } from '../../domain/cidr.js';
import { site } from '../catalogue/site.js';
import { systemClock } from '../clock.js';
import { scenarioNames } from '../state/state.js';
import { jhv } from '../testing/machines.js';
import { noon, openSandbox } from '../testing/openSandbox.js';
import { startScenario } from './scenarios.js';

describe('a scenario', () => {
  it.each(scenarioNames.filter((name) => name !== 'large'))(
    '%s is the same each time and refers to what is there',
    (name) => {
      const state = startScenario(name, noon);
      expect(startScenario(name, noon)).toEqual(state);
      const accounts = new Set(state.billing_accounts.map((one) => one.id));
      for (const { vms, networks, addresses } of Object.values(state.locations)) {
        for (const { vm } of Object.values(vms)) {
          expect(accounts).toContain(vm.billing_account);
          expect(Object.keys(networks)).toContain(vm.network_uuid);
        }
        for (const { billing_account_id, assigned_to, address } of Object.values(addresses)) {
          expect(accounts).toContain(billing_account_id);
          expect(assigned_to && vms[assigned_to]?.vm.public_ipv4).toBe(assigned_to && address);
        }
        const privates = Object.values(vms).map(({ vm }) => vm.private_ipv4);
        expect(new Set(privates).size).toBe(privates.length);
      }
      for (const { billing_account_id, owner } of Object.values(state.storage.buckets)) {
        expect(accounts).toContain(billing_account_id);
        expect(owner).toBe(state.storage.user.id);
      }
      expect(state.billing_accounts.filter((one) => one.is_default)).toHaveLength(1);
    },
  );

  it.each([
    ['demo', [8, 3, 3, 0]],
    ['empty', [0, 0, 0, 0]],
    ['large', [4000, 3000, 3000, 0]],
    ['indebted', [8, 3, 3, 0]],
    ['suspended', [8, 3, 3, 0]],
    ['admin', [8, 3, 3, 0]],
  ] as const)('%s has machines in its locations: %o', (name, machines) => {
    const { locations } = startScenario(name, noon);
    expect(['jhv', 'tll', 'trtu', 'jkt01'].map((slug) => Object.keys(locations[slug]?.vms ?? {}).length)).toEqual(
      machines,
    );
  });

  it('of ten thousand machines has many networks and addresses, each range and address once', () => {
    const { locations } = startScenario('large', noon);
    for (const slug of ['jhv', 'tll', 'trtu']) {
      const { networks = {}, addresses = {} } = locations[slug] ?? {};
      const ranges = Object.values(networks).map(({ subnet }) => subnet);
      expect(ranges).toHaveLength(101);
      for (const range of ranges.slice(1)) expect(cidrContains(ranges[0] ?? '', range.split('/')[0] ?? '')).toBe(false);
      expect(new Set(ranges).size).toBe(ranges.length);
      expect(Object.values(addresses).filter((one) => one.assigned_to === null)).toHaveLength(200);
    }
  });

  it('has packages whose lists of systems agree', () => {
    for (const { os_list, default_os_list, disabled_os_list } of site.predefinedPackages) {
      expect(os_list).toEqual(expect.arrayContaining([...default_os_list, ...disabled_os_list]));
      expect(default_os_list.filter((name) => disabled_os_list.includes(name))).toEqual([]);
    }
  });
});

describe('the clock', () => {
  it('stands when told to, moves by what it is turned, and goes on after a reset', async () => {
    let real = noon;
    const { operate } = openSandbox({ clock: systemClock(() => real) });
    const turn = async (order: object): Promise<string> => (await operate('clock', order)).body.now;
    expect(await turn({ standing: true })).toBe('2025-03-14T12:00:00Z');
    real += 60_000;
    expect(await turn({})).toBe('2025-03-14T12:00:00Z');
    expect(await turn({ advance_ms: 5000 })).toBe('2025-03-14T12:00:05Z');
    expect((await operate('reset', {})).body.now).toBe('2025-03-14T12:01:00Z');
    real += 1000;
    expect(await turn({})).toBe('2025-03-14T12:01:01Z');
  });
});

describe('a reset', () => {
  it('starts another scenario, at the real time and without faults', async () => {
    const open = openSandbox();
    await open.operate('clock', { advance_ms: 3_600_000 });
    await open.setFaults([{ path: '*', status: 502 }]);
    const { body } = await open.operate('reset', { scenario: 'empty' });
    expect(body).toMatchObject({ scenario: 'empty', now: '2025-03-14T12:00:00Z', faults: [], counts: { vms: 0 } });
    expect((await open.ask('listVms', { path: jhv })).body).toEqual([]);
  });

  it('without a scenario starts the present one again', async () => {
    const open = openSandbox({ scenario: 'admin' });
    const { body } = await open.operate('reset', {});
    expect(body.scenario).toBe('admin');
  });

  it('refuses a scenario that there is not', async () => {
    expect((await openSandbox().operate('reset', { scenario: 'paradise' })).status).toBe(400);
  });
});

describe('ten thousand machines', () => {
  it('are listed by location, and one is stopped among them', async () => {
    const open = openSandbox({ scenario: 'large' });
    const { body: vms } = await open.ask('listVms', { path: jhv });
    expect(vms).toHaveLength(4000);
    expect(new Set(vms.map((vm) => vm.uuid)).size).toBe(4000);
    const running = vms.find((vm) => vm.status === 'running');
    expect((await open.ask('stopVm', { path: jhv, body: { uuid: running?.uuid, force: true } })).status).toBe(204);
    expect((await open.operate('clock', { advance_ms: 2000 })).body.counts).toMatchObject({ vms: 10_000, pending: 1 });
  });
});
