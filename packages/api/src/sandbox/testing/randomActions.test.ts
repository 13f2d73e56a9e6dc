import { QueryObserver } from '@tanstack/query-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindApi, createClient, createQueryClient } from '../../client.js';
import { vmTransitionsOf } from '../../domain/vmStatus.js';
import type { BillingAccount, CreditHistoryEntry } from '../../generated/types.js';
import { nextNumber } from '../state/random.js';
import { noon, openSandbox } from './openSandbox.js';
import { runChange, type Change } from '../../queries/change.js';
import { startVm, stopVm, updateVm, vmList } from '../../queries/compute.js';
import { createIpAddress, deleteIpAddress, unassignIpAddress, updateIpAddress } from '../../queries/addressChanges.js';
import {
  createNetwork,
  deleteNetwork,
  ipAddresses,
  networks,
  setDefaultNetwork,
  updateNetwork,
} from '../../queries/network.js';
import { setDefaultBillingAccount, setLowBalanceNotice, updateBillingAccount } from '../../queries/accountChanges.js';
import { billingAccounts } from '../../queries/billing.js';
import { buyCredit, creditHistory } from '../../queries/payments.js';
import { isSlow } from '../../queries/transitions.js';

/** How many actions; `LIVERY_ACTIONS=1000` for the long run, `LIVERY_SEED` brings a failure back. */
const count = Number(process.env['LIVERY_ACTIONS'] ?? 120);
const seeds = process.env['LIVERY_SEED'] ? [Number(process.env['LIVERY_SEED'])] : [1, 2];
/** The share of calls that fail: half never reach the server, half are done and their answer is lost or an error. */
const failing = 0.2;

const location = 'jhv';
/** Longer than a change waits for the server's list to show it, in ms. */
const settled = 300_000;

/** Numbers from 0 to 1, the same for a seed. */
function randomOf(seed: number): () => number {
  const source = { seed };
  return () => nextNumber(source);
}

// At noon: at midnight the provider charges by itself.
beforeEach(() => vi.useFakeTimers({ now: noon }));
afterEach(() => vi.useRealTimers());

/** A customer's lists of one location, open on the screen, on a server whose calls fail. */
function openConsole(random: () => number) {
  const clock = { now: () => Date.now(), advance: () => undefined, stand: () => undefined };
  const { sandbox, ask } = openSandbox({ clock });
  let isFailing = true;
  let failures = 0;
  const client = createQueryClient();
  const fetch = async (request: Request): Promise<Response> => {
    const fate = isFailing ? random() / failing : 1;
    if (fate >= 1) return sandbox.fetch(request);
    failures += 1;
    if (fate < 0.5) throw new TypeError('Failed to fetch');
    await sandbox.fetch(request);
    if (fate < 0.75) throw new TypeError('Failed to fetch');
    return Response.json({ message: 'Bad gateway' }, { status: 502 });
  };
  bindApi(client, createClient({ origin: 'http://sandbox.test', credentials: () => ({ apiKey: 'demo' }), fetch }));
  const machines = new QueryObserver(client, vmList(location));
  const nets = new QueryObserver(client, networks(location));
  const addresses = new QueryObserver(client, ipAddresses(location));
  const accounts = new QueryObserver(client, billingAccounts());
  const credit = new QueryObserver(client, creditHistory());
  const observers = [machines, nets, addresses, accounts, credit];
  const stops = observers.map((observer) => observer.subscribe(() => undefined));
  return {
    machines,
    nets,
    addresses,
    accounts,
    credit,
    ask,
    failures: () => failures,
    /** Makes a change and waits until it is over, well or not. */
    async make<Sent extends object>(change: Change<never, Sent>, variables: Sent): Promise<void> {
      const made = runChange(client, change, variables).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(1000);
      await made;
    },
    /** Lets calls go well again, waits until all has passed, and refreshes what says that it failed or takes longer than usual. */
    async settle(): Promise<void> {
      isFailing = false;
      await vi.advanceTimersByTimeAsync(settled);
      const isAnySlow = machines.getCurrentResult().data?.some((row) => isSlow(row, vmTransitionsOf)) ?? false;
      for (const observer of observers)
        if (observer.getCurrentResult().isError || (observer === machines && isAnySlow)) void observer.refetch();
      await vi.advanceTimersByTimeAsync(settled);
    },
    close: () => stops.forEach((stop) => stop()),
  };
}

type Console = ReturnType<typeof openConsole>;

/** One action that a person may take, on a row that the screen shows. */
function actionsOf(
  { machines, nets, addresses, accounts, make }: Console,
  random: () => number,
): (() => Promise<void>)[] {
  const one = <Row>(rows: readonly Row[] | undefined): Row | undefined => rows?.[Math.floor(random() * rows.length)];
  const name = () => `renamed-${Math.floor(random() * 1e6)}`;
  const withRow =
    <Row>(rowOf: () => Row | undefined, act: (row: Row) => Promise<void>) =>
    async () => {
      const row = rowOf();
      if (row) await act(row);
    };
  const machine = () => one(machines.getCurrentResult().data);
  const network = () => one(nets.getCurrentResult().data);
  const address = () => one(addresses.getCurrentResult().data);
  const account = () => one(accounts.getCurrentResult().data);
  const change = (of: unknown, variables: object) => make(of as Change<never, object>, variables);
  return [
    withRow(machine, ({ uuid }) => change(startVm, { location, uuid })),
    withRow(machine, ({ uuid }) => change(stopVm, { location, uuid, force: random() < 0.5 })),
    withRow(machine, ({ uuid }) => change(updateVm, { location, uuid, name: name() })),
    () => change(createNetwork, { location, name: name() }),
    withRow(network, ({ uuid }) => change(updateNetwork, { location, network_uuid: uuid, uuid, name: name() })),
    withRow(network, ({ uuid }) => change(deleteNetwork, { location, network_uuid: uuid, uuid })),
    withRow(network, ({ uuid }) => change(setDefaultNetwork, { location, network_uuid: uuid, uuid })),
    () => change(createIpAddress, { location, name: name() }),
    withRow(address, (row) => change(updateIpAddress, { location, address: row.address, name: name() })),
    withRow(address, ({ address: id, assigned_to }) =>
      change(unassignIpAddress, { location, address: id, assigned_to }),
    ),
    withRow(address, (row) => change(deleteIpAddress, { location, address: row.address })),
    withRow(account, (row) => change(updateBillingAccount, { billing_account_id: row.id, title: name(), seen: row })),
    withRow(account, ({ id }) => change(setDefaultBillingAccount, { billing_account_id: id })),
    withRow(account, (row) => {
      const settings = { threshold: Math.floor(random() * 100), is_enabled: random() < 0.5 };
      return change(setLowBalanceNotice, { billing_account_id: row.id, ...settings, seen: row });
    }),
    // Card 301 of account 1201 is charged at once.
    () => {
      const bought = { amount: 20 + Math.floor(random() * 30), on_session: true };
      return change(buyCredit, { billing_account_id: 1201, payment_object_id: 301, ...bought });
    },
  ];
}

const byId = <Row>(rows: readonly Row[], facts: (row: Row) => unknown[]): string[] =>
  rows.map((row) => JSON.stringify(facts(row))).toSorted();

describe.each(seeds)('after random actions of which one call in five fails, seed %i', (seed) => {
  it('the lists show what the server holds', { timeout: 120_000 }, async () => {
    const random = randomOf(seed);
    const open = openConsole(random);
    await vi.advanceTimersByTimeAsync(60_000);
    const actions = actionsOf(open, random);
    for (let step = 0; step < count; step += 1) {
      // One after the other, as a person presses.
      await actions[Math.floor(random() * actions.length)]?.();
    }
    await open.settle();
    expect(open.failures()).toBeGreaterThan(count * failing * 0.5);

    const path = { location };
    const server = {
      machines: (await open.ask('listVms', { path })).body,
      nets: (await open.ask('listNetworks', { path })).body,
      addresses: (await open.ask('listIpAddresses', { path })).body,
      accounts: (await open.ask('listBillingAccounts')).body,
      credit: (await open.ask('listCreditHistory')).body,
    };
    const factsOfMachine = (row: { uuid: string; name: string; status: string }) => [row.uuid, row.name, row.status];
    const factsOfNet = (row: { uuid: string; name: string; is_default: boolean }) => [
      row.uuid,
      row.name,
      row.is_default,
    ];
    const factsOfAddress = (row: { address: string; name?: string | null; assigned_to?: string | null }) => [
      row.address,
      row.name ?? null,
      row.assigned_to ?? null,
    ];
    expect(byId(open.machines.getCurrentResult().data ?? [], factsOfMachine)).toEqual(
      byId(server.machines, factsOfMachine),
    );
    expect(byId(open.nets.getCurrentResult().data ?? [], factsOfNet)).toEqual(byId(server.nets, factsOfNet));
    expect(byId(open.addresses.getCurrentResult().data ?? [], factsOfAddress)).toEqual(
      byId(server.addresses, factsOfAddress),
    );
    const factsOfAccount = (row: BillingAccount) => [
      row.id,
      row.title,
      row.is_default,
      row.low_balance_notice_settings,
      row.credit_amount,
      row.unpaid_amount,
    ];
    expect(byId(open.accounts.getCurrentResult().data ?? [], factsOfAccount)).toEqual(
      byId(server.accounts, factsOfAccount),
    );
    expect(server.credit.some(({ description }) => description.startsWith('Top-up by Card'))).toBe(true);
    const factsOfEntry = (row: CreditHistoryEntry) => [row.id, row.amount, row.reference];
    expect(byId(open.credit.getCurrentResult().data ?? [], factsOfEntry)).toEqual(byId(server.credit, factsOfEntry));
    open.close();
  });
});
