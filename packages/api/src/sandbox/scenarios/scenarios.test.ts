import { describe, expect, it } from 'vitest';
import { parseAddressRange } from '../../domain/cidr.js';
import { isValidRule } from '../../domain/firewall.js';
import { machineFaults } from '../../domain/metal.js';
import { site } from '../catalogue/site.js';
import { systemClock } from '../clock.js';
import { type LocationState, scenarioNames } from '../state/state.js';
import { jhv } from '../testing/machines.js';
import { noon, openSandbox } from '../testing/openSandbox.js';
import { startScenario } from './scenarios.js';

const privateAddresses = ({ vms, services, load_balancers }: LocationState) => [
  ...Object.values(vms).map(({ vm }) => vm.private_ipv4),
  ...Object.values(services).flatMap(({ resources }) => resources.flatMap(({ private_ipv4 }) => private_ipv4 ?? [])),
  ...Object.values(load_balancers).map(({ private_address }) => private_address),
];

const expectEachOnce = (values: readonly unknown[]): void => expect(new Set(values).size).toBe(values.length);

describe('a scenario', () => {
  it.each(scenarioNames.filter((name) => name !== 'large'))(
    '%s is the same each time and refers to what is there',
    (name) => {
      const state = startScenario(name, noon);
      expect(startScenario(name, noon)).toEqual(state);
      const accounts = new Set(state.billing_accounts.map((one) => one.id));
      for (const locationState of Object.values(state.locations)) {
        const { vms, networks, addresses, services, load_balancers, firewalls, machines } = locationState;
        for (const { vm } of Object.values(vms)) {
          expect(accounts).toContain(vm.billing_account);
          expect(Object.keys(networks)).toContain(vm.network_uuid);
        }
        for (const { billing_account_id, assigned_to, address } of Object.values(addresses)) {
          expect(accounts).toContain(billing_account_id);
          const id = assigned_to ?? '';
          const parts = services[id]?.resources ?? [];
          const led = [
            vms[id]?.vm.public_ipv4,
            ...parts.map((part) => part.public_ipv4),
            load_balancers[id] && address,
          ];
          expect(led.includes(address)).toBe(assigned_to !== null);
        }
        for (const { billing_account_id, network_uuid } of Object.values(services)) {
          expect(accounts).toContain(billing_account_id);
          expect(Object.keys(networks)).toContain(network_uuid);
        }
        for (const { network_uuid, targets, billing_account_id } of Object.values(load_balancers)) {
          expect(accounts).toContain(billing_account_id);
          expect(Object.keys(networks)).toContain(network_uuid);
          for (const { target_uuid } of targets) expect(vms[target_uuid]?.vm.network_uuid).toBe(network_uuid);
        }
        for (const { rules, resources_assigned } of Object.values(firewalls)) {
          expect(rules.every(isValidRule)).toBe(true);
          for (const { resource_uuid } of resources_assigned) expect(Object.keys(vms)).toContain(resource_uuid);
        }
        for (const { status, lease, billing_account_id } of Object.values(machines)) {
          expect(machineFaults({ status, lease: lease?.uuid ?? null, billing_account_id })).toEqual([]);
          expect(billing_account_id === null || accounts.has(billing_account_id)).toBe(true);
        }
        expectEachOnce(privateAddresses(locationState));
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

  it('of ten thousand machines has many networks and addresses, no range in another, each address once', () => {
    const { locations } = startScenario('large', noon);
    for (const slug of ['jhv', 'tll', 'trtu']) {
      const place = locations[slug];
      const { networks = {}, addresses = {} } = place ?? {};
      expectEachOnce(place ? privateAddresses(place) : []);
      const ranges = Object.values(networks).map(({ subnet }) => subnet);
      const inOrder = ranges
        .flatMap((text) => parseAddressRange(text) ?? [])
        .toSorted((a, b) => Number(a.first - b.first));
      expect(inOrder).toHaveLength(101);
      for (const [index, { first }] of inOrder.entries()) expect(first > (inOrder[index - 1]?.last ?? -1n)).toBe(true);
      expect(Object.values(addresses).filter((one) => one.assigned_to === null)).toHaveLength(200);
      expect(Object.values(place?.machines ?? {}).filter(({ lease }) => lease)).toHaveLength(200);
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
    expect((await open.operate('clock', { advance_ms: 2000 })).body.counts).toMatchObject({ vms: 10_000, pending: 2 });
  });
});
