import { expect, it, describe } from 'vitest';
import { ChangedMeanwhileError, NotUnderstoodError } from '../errors.js';
import type { BillingAccount, Bucket } from '../generated/types.js';
import { deleteBillingAccount, setRecurringPayment } from './accountChanges.js';
import { assignIpAddress, unassignIpAddress } from './addressChanges.js';
import { billingAccounts } from './billing.js';
import { deleteDisk, toggleVmBackup, vmList } from './compute.js';
import { runChange } from './change.js';
import { deleteFirewall, firewalls, rulesNotUnderstood, updateFirewall, type LocatedFirewall } from './firewalls.js';
import { addLoadBalancerTarget, loadBalancers, removeLoadBalancerTarget } from './loadBalancers.js';
import { deleteNetwork, ipAddresses, networks } from './network.js';
import { saveLinkMethods } from './payments.js';
import { overwriting } from './replacing.js';
import { removeWhitelistAddress, whitelistAddresses } from './services.js';
import { setBucketCors } from './storage.js';
import { fakeServer, makeVm, noContent } from './testing/fakeServer.js';

const https = {
  direction: 'inbound',
  protocol: 'tcp',
  port_start: 443,
  port_end: 443,
  endpoint_spec_type: 'ip_prefixes',
  endpoint_spec: ['10.0.0.0/8'],
};
const ssh = { ...https, port_start: 22, port_end: 22 };

const row = {
  uuid: 'fw-1',
  display_name: 'office',
  rules: [{ ...https, uuid: 'rule-1' }],
  resources_assigned: [],
  billing_account_id: 1201,
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
};

/** A server whose list holds a row and which accepts every change. */
function serverWith(held: object) {
  const server = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([held]) : noContent()));
  const sent = () =>
    server.seen
      .filter(({ call }) => !call.startsWith('GET'))
      .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
  return { ...server, sent };
}

/** Renames a firewall on a server that says `held`, as a person who saw `row`. */
async function rename(held: object, seen = row) {
  const { client, sent } = serverWith(held);
  const [cached] = await client.fetchQuery(firewalls('jhv'));
  const rules = seen.rules.map(({ uuid: _, ...rule }) => rule) as LocatedFirewall['rules'];
  const variables = { location: 'jhv', uuid: 'fw-1', display_name: 'lab', rules, seen: { ...cached, ...seen } };
  const failure = await runChange(client, updateFirewall, variables as never).then(
    () => undefined,
    (error: unknown) => error,
  );
  return {
    failure,
    sent: sent().map(({ display_name, rules: text }) => ({ display_name, rules: JSON.parse(text ?? '') as unknown })),
  };
}

describe('renaming a firewall', () => {
  it('sends the rules as they are, without their ids', async () => {
    expect((await rename(row)).sent).toEqual([{ display_name: 'lab', rules: [https] }]);
  });

  it('sends the rules that somebody else has made meanwhile', async () => {
    expect((await rename({ ...row, rules: [ssh] })).sent).toEqual([{ display_name: 'lab', rules: [ssh] }]);
  });

  it('sends what the provider says of a rule beside the contract', async () => {
    const denied = { ...https, action: 'deny' };
    expect((await rename({ ...row, rules: [denied] })).sent).toEqual([{ display_name: 'lab', rules: [denied] }]);
  });

  it.each([
    ['ports as text', { ...row, rules: [{ ...https, port_start: '443', port_end: '443' }] }],
    [
      'ports that are missing',
      { ...row, rules: [{ direction: 'inbound', protocol: 'tcp', endpoint_spec_type: 'any', endpoint_spec: [] }] },
    ],
    ['null in place of the rules', { ...row, rules: null }],
    ['no rules at all', { ...row, rules: undefined }],
    ['a rule that is null', { ...row, rules: [null, https] }],
    ['numbers as VLAN ids', { ...row, rules: [{ ...https, endpoint_spec_type: 'vlan', endpoint_spec: [120] }] }],
  ])('sends nothing where the server says %s', async (_, held) => {
    const { failure, sent } = await rename(held);
    expect(failure).toBeInstanceOf(NotUnderstoodError);
    expect(sent).toEqual([]);
  });

  it('sends nothing where somebody else has renamed it meanwhile', async () => {
    const { failure, sent } = await rename({ ...row, display_name: 'branch office' });
    expect(failure).toBeInstanceOf(ChangedMeanwhileError);
    expect(sent).toEqual([]);
  });
});

describe('the rules of a firewall', () => {
  const said = async (rules: unknown) => {
    const { client } = serverWith({ ...row, rules });
    await client.fetchQuery(firewalls('jhv'));
    return rulesNotUnderstood(client, { location: 'jhv', uuid: 'fw-1' });
  };

  it('that were not understood are there as the server said them', async () => {
    const rules = [https, { ...https, port_start: 'ssh' }];
    expect(await said(rules)).toEqual({ said: rules });
  });

  it('are understood with what the provider says beside the contract', async () => {
    expect(await said([{ ...https, action: 'deny' }])).toBeUndefined();
  });
});

describe('saving the rules of a firewall', () => {
  const save = async (held: object) => {
    const { client, sent } = serverWith(held);
    const variables = {
      location: 'jhv',
      uuid: 'fw-1',
      display_name: 'office',
      rules: [https, ssh],
      seen: { ...row, location: 'jhv' },
    };
    await runChange(client, updateFirewall, variables as never);
    return sent();
  };

  it('keeps the name that somebody else has given it meanwhile', async () => {
    expect(await save({ ...row, display_name: 'lab' })).toMatchObject([{ display_name: 'lab' }]);
  });

  it('does not overwrite the rules that somebody else has changed meanwhile', async () => {
    await expect(save({ ...row, rules: [ssh] })).rejects.toBeInstanceOf(ChangedMeanwhileError);
  });

  it('are told apart from those that somebody else has set, and take their place once a person has decided so', async () => {
    const { client, sent } = serverWith({ ...row, display_name: 'lab', rules: [ssh] });
    const before = { ...row, location: 'jhv' } as unknown as LocatedFirewall;
    const rules = [https, ssh] as LocatedFirewall['rules'];
    const variables = { location: 'jhv', uuid: 'fw-1', display_name: 'office', rules, seen: before };
    const error: unknown = await runChange(client, updateFirewall, variables).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ conflicts: [{ field: 'rules', seen: row.rules, current: [ssh], sent: rules }] });
    await runChange(client, updateFirewall, overwriting(variables, error as ChangedMeanwhileError));
    expect(sent()).toEqual([{ display_name: 'lab', rules: JSON.stringify(rules) }]);
  });

  it('never sends a name that stands in the place of an empty one', async () => {
    await expect(save({ ...row, display_name: ' ' })).rejects.toBeInstanceOf(NotUnderstoodError);
  });
});

describe('allowed origins', () => {
  const seen = { name: 'media', owner: 'tamm', allowed_origins: ['https://a.example'] } as unknown as Bucket;
  const both = ['https://a.example', 'https://b.example'];
  const save = async (held: object, allowed_origins = both) => {
    const { client, seen: requests } = serverWith(held);
    await runChange(client, setBucketCors, { name: 'media', allowed_origins, seen });
    const bodies = requests.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => new URLSearchParams(body));
    return bodies.map((body) => body.getAll('allowed_origins[]'));
  };

  it('take the place of those that the person saw', async () => {
    expect(await save(seen)).toEqual([both]);
  });

  it.each([
    ['as they were saved before', ['https://a.example']],
    ['with one more', both],
  ])('are sent as the person has them where the provider does not tell them: %s', async (_, origins) => {
    expect(await save({ ...seen, allowed_origins: undefined }, origins)).toEqual([origins]);
  });

  it('that the provider tells and the person did not see are a conflict', async () => {
    const { client, sent } = serverWith(seen);
    const { allowed_origins: _, ...unseen } = seen;
    const variables = { name: 'media', allowed_origins: both, seen: unseen as Bucket };
    await expect(runChange(client, setBucketCors, variables)).rejects.toBeInstanceOf(ChangedMeanwhileError);
    expect(sent()).toEqual([]);
  });

  it.each([
    [
      'that somebody else has set meanwhile',
      ChangedMeanwhileError,
      { ...seen, allowed_origins: ['https://c.example'] },
    ],
    ['that were not understood', NotUnderstoodError, { ...seen, allowed_origins: ['https://a.example', 7] }],
  ])('do not take the place of others %s', async (_, error, held) => {
    await expect(save(held)).rejects.toBeInstanceOf(error);
  });
});

describe('the ways to pay that are kept at hand', () => {
  const method = (id: string) => ({ link_payment_method_id: id, processor_payment_method_id: id });
  const account = (...link_methods: unknown[]) => ({ id: 1201, additional_data: { link_methods } });
  async function save(now: object, method_ids: string[]) {
    const { client, sent } = serverWith(now);
    const seen = account(method('card'), method('bank')) as unknown as BillingAccount;
    await runChange(client, saveLinkMethods, { billing_account_id: 1201, method_ids, seen });
    return sent();
  }

  it('take the place of those that the person saw, in whichever order', async () => {
    expect(await save(account(method('bank'), method('card')), ['card'])).toHaveLength(1);
  });

  it.each([
    ['that somebody else has saved meanwhile', ChangedMeanwhileError, account(method('promptpay'))],
    [
      'of which one was not understood',
      NotUnderstoodError,
      account(method('card'), method('bank'), { ...method('x'), link_payment_method_id: 7 }),
    ],
  ])('do not take the place of others %s', async (_, error, now) => {
    await expect(save(now, ['card'])).rejects.toBeInstanceOf(error);
  });
});

describe('the switch of weekly backups', () => {
  const switchOn = async (held: object) => {
    const { client, sent } = serverWith(held);
    await runChange(client, toggleVmBackup, { location: 'jhv', uuid: 'vm-1', backup: true });
    return sent().length;
  };

  it('is pressed where the server has them off', async () => {
    expect(await switchOn(makeVm({ backup: false }))).toBe(1);
  });

  it('is not pressed where somebody else has switched them on meanwhile', async () => {
    expect(await switchOn(makeVm({ backup: true }))).toBe(0);
  });

  it('is not pressed where the server does not say in a way that is understood', async () => {
    await expect(switchOn({ ...makeVm(), backup: 'true' })).rejects.toBeInstanceOf(NotUnderstoodError);
  });
});

describe('taking an address away', () => {
  const take = async (assigned_to: unknown, seen: string | null, listed = '185.14.96.30') => {
    const address = '185.14.96.30';
    const { client, sent } = serverWith({ address: listed, assigned_to });
    const failure = await runChange(client, unassignIpAddress, { location: 'jhv', address, assigned_to: seen }).then(
      () => undefined,
      (error: unknown) => error,
    );
    return { failure, calls: sent().length };
  };

  it.each([
    ['from what it is assigned to', 'vm-1', 'vm-1'],
    ['from what a list that lags does not say yet', null, 'vm-1'],
    ['where a list that lags does not have it', 'vm-2', 'vm-1', '185.14.96.31'],
    ['where nobody knew from what, and it is from nothing', null, null],
  ])('is sent %s', async (_, assigned_to, seen, listed?: string) => {
    expect(await take(assigned_to, seen, listed)).toEqual({ failure: undefined, calls: 1 });
  });

  it.each([
    ['something else to which it was assigned meanwhile', ChangedMeanwhileError, 'vm-2', 'vm-1'],
    ['something that the person did not know', ChangedMeanwhileError, 'vm-2', null],
    ['something else that is not understood', NotUnderstoodError, 7, 'vm-1'],
    ['what nobody knows', NotUnderstoodError, 7, null],
  ])('is not sent from %s', async (_, error, assigned_to, seen) => {
    expect(await take(assigned_to, seen)).toEqual({ failure: expect.any(error), calls: 0 });
  });
});

it('a disk is not deleted where the disks of its machine were not understood', async () => {
  const disk = { uuid: 'disk-2', name: 'vdb', size: 20, shared: false, primary: 'yes', replicas: [] };
  const { client, sent } = serverWith(Object.assign(makeVm(), { storage: [disk] }));
  await client.fetchQuery(vmList('jhv'));
  const deletion = runChange(client, deleteDisk, { location: 'jhv', uuid: 'vm-1', storage_uuid: 'disk-2' });
  await expect(deletion).rejects.toBeInstanceOf(NotUnderstoodError);
  expect(sent()).toEqual([]);
});

it('a target is not added to a load balancer whose targets were not understood', async () => {
  const { client, sent } = serverWith({ uuid: 'lb-1', display_name: 'shop', targets: 'vm-1' });
  await client.fetchQuery(loadBalancers('jhv'));
  const target = { location: 'jhv', uuid: 'lb-1', target_type: 'vm' as const, target_uuid: 'vm-1' };
  await expect(runChange(client, addLoadBalancerTarget, target)).rejects.toBeInstanceOf(NotUnderstoodError);
  expect(sent()).toEqual([]);
});

describe('what is decided by a field of the row', () => {
  it.each([
    ['as the server says it', [], 1, undefined],
    ['that was not understood', 'vm-1', 0, expect.any(NotUnderstoodError)],
  ])('a firewall is deleted by the machines that it protects %s', async (_, resources_assigned, count, error) => {
    const { client, sent } = serverWith({ ...row, resources_assigned });
    await client.fetchQuery(firewalls('jhv'));
    const failure = await runChange(client, deleteFirewall, { location: 'jhv', uuid: 'fw-1' }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(sent()).toHaveLength(count);
    expect(failure).toEqual(error);
  });

  it.each([
    ['as the list said it', [], 'vm-1', expect.any(NotUnderstoodError)],
    ['in a way that is understood now', 'vm-1', [], undefined],
  ])('the response to a change says it again, no more %s', async (_, listed, said, error) => {
    const { client } = fakeServer(({ call }) => {
      if (call.startsWith('GET')) return Response.json([{ ...row, resources_assigned: listed }]);
      return call.startsWith('PUT') ? Response.json({ ...row, resources_assigned: said }) : noContent();
    });
    const [seen] = await client.fetchQuery(firewalls('jhv'));
    const key = { location: 'jhv', uuid: 'fw-1' };
    await runChange(client, updateFirewall, { ...key, display_name: 'lab', rules: [https], seen } as never);
    const failure = await runChange(client, deleteFirewall, key).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(failure).toEqual(error);
  });

  const location = 'jhv';
  const balancer = { uuid: 'lb-1', display_name: 'shop', targets: 'vm-1' };
  const address = { uuid: 'ip-1', address: '185.14.96.30', assigned_to: 7 };
  const network = { uuid: 'lan-1', name: 'Lab', vm_uuids: [], resources_count: 0 };

  it.each([
    ['a target is removed', loadBalancers(location), removeLoadBalancerTarget, balancer, { target_uuid: 'vm-1' }],
    ['an address is assigned', ipAddresses(location), assignIpAddress, address, { private_ip: '10.12.0.5' }],
    ['a network is deleted', networks(location), deleteNetwork, { ...network, vm_uuids: 'vm-1' }, {}],
    ['a network is deleted', networks(location), deleteNetwork, { ...network, resources_count: '2' }, {}],
  ])('nothing is sent where it was not understood: %s', async (_, list, made, held, more) => {
    const { client, sent } = serverWith(held);
    await client.fetchQuery(list as ReturnType<typeof networks>);
    const running = runChange(client, made as typeof deleteNetwork, { location, ...held, ...more });
    await expect(running).rejects.toBeInstanceOf(NotUnderstoodError);
    expect(sent()).toEqual([]);
  });

  const account = { id: 1201, title: 'Client', is_default: false, credit_amount: 0, unpaid_amount: 0 };

  it.each([
    ['is', {}, 1, undefined],
    ['owes is not', { unpaid_amount: '12.50' }, 0, expect.any(NotUnderstoodError)],
    ['holds is not', { credit_amount: null }, 0, expect.any(NotUnderstoodError)],
    ['is to others is not', { is_default: 'no' }, 0, expect.any(NotUnderstoodError)],
  ])('a billing account is deleted where all that it %s understood', async (_, said, count, error) => {
    const { client, sent } = serverWith({ ...account, ...said });
    await client.fetchQuery(billingAccounts());
    const failure = await runChange(client, deleteBillingAccount, { billing_account_id: 1201 }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(sent()).toHaveLength(count);
    expect(failure).toEqual(error);
  });

  it.each([
    ['was understood', '203.0.113.7', 1, undefined],
    ['was not understood whole', null, 0, expect.any(NotUnderstoodError)],
  ])('an address is taken from a whitelist that %s', async (_, other, count, error) => {
    const { client, seen } = fakeServer(({ call }) =>
      call.startsWith('GET') ? Response.json(['192.0.2.1', other]) : noContent(),
    );
    await client.fetchQuery(whitelistAddresses('db-1'));
    const failure = await runChange(client, removeWhitelistAddress, { uuid: 'db-1', address: '192.0.2.1' }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(seen.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(count);
    expect(failure).toEqual(error);
  });
});

describe('automatic top-up is one value', () => {
  const settings = (on: boolean, threshold: number, amount: number) => ({
    is_recurring_payment_enabled: on,
    recurring_payment_threshold: threshold,
    recurring_payment_amount: amount,
  });
  async function save(now: object, seen: object, sentSettings: object) {
    const account = { id: 1201, title: 'Client', status: 'ACTIVE', is_deleted: false };
    const { client, sent } = serverWith({ ...account, ...now });
    const variables = { id: 1201, ...sentSettings, seen: { ...account, ...seen } };
    const failure = await runChange(client, setRecurringPayment, variables as never).catch((error: unknown) => error);
    const fields = failure instanceof ChangedMeanwhileError ? failure.conflicts.map(({ field }) => field) : [];
    return { fields, sent: sent() };
  }

  it('an amount that the person left and somebody else has changed is not sent unseen', async () => {
    const { fields, sent } = await save(settings(true, 20, 100), settings(false, 10, 50), settings(true, 10, 50));
    expect(fields).toEqual(['recurring_payment_amount', 'recurring_payment_threshold']);
    expect(sent).toEqual([]);
  });

  it('one that somebody else has switched off is not left off without a word', async () => {
    const { fields, sent } = await save(settings(false, 10, 50), settings(true, 10, 50), settings(true, 10, 60));
    expect(fields).toEqual(['is_recurring_payment_enabled']);
    expect(sent).toEqual([]);
  });

  it('what nobody else has changed is sent', async () => {
    const { sent } = await save(settings(true, 10, 50), settings(true, 10, 50), settings(true, 10, 60));
    expect(sent).toEqual([
      {
        is_recurring_payment_enabled: 'true',
        recurring_payment_threshold: '10',
        recurring_payment_amount: '60',
      },
    ]);
  });

  it('off is sent without amounts, whatever they are by now', async () => {
    const off = { is_recurring_payment_enabled: false };
    expect((await save(settings(true, 20, 100), settings(true, 10, 50), off)).sent).toEqual([
      { is_recurring_payment_enabled: 'false' },
    ]);
  });
});
