import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../generated/operations.js';
import { findVm, jhv, requested } from '../testing/machines.js';
import { openSandbox, type OpenSandbox } from '../testing/openSandbox.js';

const day = 24 * 60 * 60;

/** Creates a token for a billing account and returns its key. */
async function keyFor(
  { ask }: OpenSandbox,
  billing_account_id: number,
  restricted: boolean,
  key = 'demo',
): Promise<string> {
  const { body } = await ask('createApiToken', { body: { description: 'CI', billing_account_id, restricted }, key });
  return body.token;
}

describe('an API token', () => {
  it('is a key of its own, until it is deleted', async () => {
    const open = openSandbox();
    const { body: token } = await open.ask('createApiToken', { body: { description: ' CI ', restricted: '' } });
    expect(token).toMatchObject({
      description: 'CI',
      restricted: false,
      billing_account_id: 1201,
      acting_user_id: null,
    });
    expect((await open.ask('getUser', { key: token.token })).body.id).toBe(77);
    await open.ask('deleteApiToken', { body: { token_id: token.id } });
    expect(await open.refusal('getUser', { key: token.token })).toEqual([401, 'Invalid authentication credentials']);
  });

  it('that is restricted reaches only what its billing account is charged for', async () => {
    const open = openSandbox();
    const key = await keyFor(open, 1202, true);
    const { body: all } = await open.ask('listVms', { path: { location: 'trtu' } });
    const { body: reached } = await open.ask('listVms', { path: { location: 'trtu' }, key });
    const ofAccount = all.filter((vm) => vm.billing_account === 1202);
    expect(ofAccount).not.toHaveLength(all.length);
    expect(reached).toEqual(ofAccount);
    expect((await open.ask('listBillingAccounts', { key })).body.map(({ id }) => id)).toEqual([1202]);

    const other = await findVm(open, 'web-1');
    const onOther = { path: jhv, body: { uuid: other.uuid, force: false }, key };
    expect(await open.refusal('stopVm', onOther)).toEqual([404, 'Resource not found']);
    const elsewhere = { path: jhv, body: { ...requested, billing_account_id: 1201 }, key };
    expect(await open.refusal('createVm', elsewhere)).toEqual([404, 'Billing account not found']);
    const usage = { query: { billing_account_id: 1201 }, key };
    expect(await open.refusal('listUsage', usage)).toEqual([404, 'Billing account not found']);
    expect(await open.refusal('createApiToken', { body: { description: 'More' }, key })).toEqual([403, 'Forbidden']);
    expect(await open.refusal('listS3Keys', { key })).toEqual([403, 'Forbidden']);
  });

  it('that is restricted gets no key that reaches further', async () => {
    const open = openSandbox();
    const key = await keyFor(open, 1202, true);
    expect((await open.ask('getUser')).body.kong_key).toBe('demo');
    const { body: user } = await open.ask('getUser', { key });
    expect([user.id, user.kong_key]).toEqual([77, undefined]);
    const { body: tokens } = await open.ask('listApiTokens', { key });
    expect(tokens.map(({ description, token }) => [description, token])).toContainEqual(['Terraform', '']);
    expect(new Set(tokens.map(({ token }) => token))).toEqual(new Set(['']));
  });

  it.each<[OperationId, (others: { invoice: number; card: number; balancer: object }) => object]>([
    ['setRecurringPayment', () => ({ path: { id: 1201 }, body: { is_recurring_payment_enabled: false } })],
    ['activateCampaign', () => ({ path: { id: 1201, campaign_code: 'SPRING25' } })],
    ['payInvoice', ({ invoice }) => ({ query: { invoice_id: invoice } })],
    ['getInvoicePdf', ({ invoice }) => ({ query: { invoice_id: invoice } })],
    ['deleteCard', ({ card }) => ({ query: { payment_object_id: card } })],
    [
      'verifyCard',
      ({ card }) => ({
        body: { payment_object_id: card, front_base_url: 'https://console.example', force_3ds: false },
      }),
    ],
    ['setLoadBalancerBillingAccount', ({ balancer }) => ({ path: balancer, query: { set_id: 1201 } })],
  ])('that is restricted reaches nothing of another billing account: %s', async (operationId, askingFor) => {
    const open = openSandbox();
    const { body: invoices } = await open.ask('listInvoices', { query: { billing_account_id: 1201 } });
    const invoice = invoices.find(({ id }) => Number(id) > 0);
    const card = (await open.ask('listCards')).body.find((one) => one.billing_account_id === 1201);
    const [balancer] = (await open.ask('listLoadBalancers', { path: jhv })).body;
    const path = { ...jhv, uuid: balancer?.uuid };
    await open.ask('setLoadBalancerBillingAccount', { path, query: { set_id: 1202 } });
    const key = await keyFor(open, 1202, true);
    const asking = askingFor({ invoice: Number(invoice?.id), card: card?.id ?? 0, balancer: path });
    expect(await open.refusal(operationId, { ...asking, key })).toEqual([404, 'Billing account not found']);
  });

  it.each([true, false])('charges its billing account where none is named; restricted: %s', async (restricted) => {
    const open = openSandbox();
    const key = await keyFor(open, 1202, restricted);
    const { body } = await open.ask('createVm', { path: jhv, body: requested, key });
    expect(body.billing_account).toBe(1202);
    expect((await open.ask('createVm', { path: jhv, body: requested })).body.billing_account).toBe(1201);
  });

  it('is changed in what is sent, and only by its owner', async () => {
    const open = openSandbox();
    const { body } = await open.ask('updateApiToken', { body: { token_id: 501, restricted: '0' } });
    expect(body).toMatchObject({
      description: 'Deploy pipeline',
      restricted: false,
      updated_at: '2025-03-14 12:00:00',
    });
    const byOther = { body: { token_id: 501, restricted: true }, key: 'northwind' };
    expect(await open.refusal('updateApiToken', byOther)).toEqual([404, 'API token not found']);
    expect((await open.ask('listApiTokens', { key: 'northwind' })).body).toEqual([]);
  });

  it.each([
    ['createApiToken', 'Failed to create kong token'],
    ['updateApiToken', 'Failed to update kong token'],
    ['deleteApiToken', 'Failed to delete kong token'],
    ['createAccessDelegation', 'Failed to create access delegation group'],
    ['deleteAccessDelegation', 'Failed to delete access delegation'],
    ['createAccessDelegationImpersonation', 'Failed to creating impersonation key'],
    ['deleteAccessDelegationImpersonation', 'Failed to delete impersonation key'],
  ] as const)('and delegations fail with the documented text: %s', async (operationId, text) => {
    const open = openSandbox();
    await open.setFaults([{ operationId, status: 500 }]);
    expect(await open.refusal(operationId)).toEqual([500, text]);
  });
});

/** Invites a user, accepts and starts; returns the impersonation token. */
async function actFor(open: OpenSandbox, account?: number, owner = 'demo'): Promise<string> {
  const { body: delegation } = await open.ask('createAccessDelegation', {
    body: { name: 'Agency', ...(account === undefined ? {} : { billing_account_id: account }) },
    key: owner,
  });
  const { body: invitation } = await open.ask('createAccessDelegationImpersonation', {
    path: { delegation_id: delegation.id },
    body: { grantee_username: 'Liis@Northwind.example', expires_at: '2025-03-15 12:00:00' },
    key: owner,
  });
  const path = { uuid: invitation.uuid };
  expect(await open.refusal('startAccessImpersonation', { path, key: 'northwind' })).toEqual([
    409,
    'Accept the invitation first',
  ]);
  await open.ask('acceptAccessImpersonation', { path, key: 'northwind' });
  return (await open.ask('startAccessImpersonation', { path, key: 'northwind' })).body.token;
}

describe('an impersonation', () => {
  it('is a call in the account of the owner, with who acts written down', async () => {
    const open = openSandbox();
    const own = await open.ask('listVms', { path: jhv, key: 'northwind' });
    expect(own.body.map(({ name }) => name)).toEqual(['crm', 'webshop']);
    const key = await actFor(open);

    const { body: user } = await open.ask('getUser', { key });
    expect([user.id, user.kong_key]).toEqual([77, undefined]);
    expect((await open.ask('listVms', { path: jhv, key })).body.map(({ name }) => name)).toContain('web-1');
    const { body: token } = await open.ask('createApiToken', { body: { description: 'CI' }, key });
    expect([token.user_id, token.acting_user_id]).toEqual([77, 79]);
    await open.ask('createVm', { path: jhv, body: { ...requested, name: 'theirs' }, key });
    const { body: events } = await open.ask('listEvents', { key });
    expect(events[0]).toMatchObject({
      resource_name: 'theirs',
      username: 'mari@tamm-partners.example',
      acting_username: 'liis@northwind.example',
    });
    expect(await open.refusal('updateUserProfile', { body: { lang: 'et' }, key })).toEqual([403, 'Forbidden']);
  });

  it('of one billing account reaches no other', async () => {
    const open = openSandbox();
    const key = await actFor(open, 1202);
    expect((await open.ask('listBillingAccounts', { key })).body.map(({ id }) => id)).toEqual([1202]);
    const shared = (await open.ask('listAccessImpersonations', { key: 'northwind' })).body;
    expect(shared.map((one) => one.billing_account_name)).toEqual(['Client project Saar']);
  });

  it('ends by the clock, with the invitation', async () => {
    const open = openSandbox();
    const key = await actFor(open);
    open.pass(day - 1);
    expect((await open.ask('getUser', { key })).status).toBe(200);
    open.pass(1);
    expect((await open.ask('getUser', { key })).status).toBe(401);
    expect((await open.ask('listAccessImpersonations', { key: 'northwind' })).body).toEqual([]);
  });

  it('ends when the owner removes the invitation or the delegation', async () => {
    const open = openSandbox();
    const first = await actFor(open);
    const second = await actFor(open);
    const { body } = await open.ask('listAccessDelegations');
    const [one, other] = body.filter(({ name }) => name === 'Agency');
    const path = { delegation_id: one?.id, impersonation_id: one?.impersonations[0]?.uuid };
    await open.ask('deleteAccessDelegationImpersonation', { path });
    expect((await open.ask('getUser', { key: first })).status).toBe(401);
    expect((await open.ask('getUser', { key: second })).status).toBe(200);
    await open.ask('deleteAccessDelegation', { path: { id: other?.id } });
    expect((await open.ask('getUser', { key: second })).status).toBe(401);
  });

  it.each([
    ['mari@tamm-partners.example', undefined, 'grantee_username: This is your own address. Invite somebody else.'],
    ['JAAN@tamm-partners.example', undefined, 'grantee_username: This address is invited already'],
    ['nobody', undefined, 'grantee_username: must be a valid email'],
    ['new@saar.example', '2025-03-14 12:00:00', 'expires_at: Choose a time that is still to come'],
  ])('is not offered to %s until %s', async (grantee_username, expires_at, text) => {
    const body = { grantee_username, ...(expires_at === undefined ? {} : { expires_at }) };
    const refusal = await openSandbox().refusal('createAccessDelegationImpersonation', {
      path: { delegation_id: 31 },
      body,
    });
    expect(refusal).toEqual([400, text]);
  });

  it('is accepted and started by who was invited alone', async () => {
    const open = openSandbox();
    const { body } = await open.ask('listAccessImpersonations');
    const path = { uuid: body[0]?.uuid };
    expect(await open.refusal('acceptAccessImpersonation', { path, key: 'colleague' })).toEqual([
      404,
      'Invitation not found',
    ]);
  });
});

describe('the privileges of an administrator', () => {
  const given: [string, (open: OpenSandbox, account: number) => Promise<string>][] = [
    ['a token', (open, account) => keyFor(open, account, true, 'admin')],
    ['a share', (open, account) => actFor(open, account, 'admin')],
  ];

  it.each(given)('do not go with %s that is restricted to a billing account', async (_, give) => {
    const open = openSandbox();
    const [account] = (await open.ask('listBillingAccounts', { key: 'admin' })).body;
    const key = await give(open, account?.id ?? 0);
    expect(await open.refusal('getUserPrivileges', { key })).toEqual([403, 'Forbidden']);
    expect(await open.refusal('getRestrictionClearThreshold', { key })).toEqual([403, 'Forbidden']);
    expect((await open.ask('getUserPrivileges', { key: 'admin' })).status).toBe(404);
  });

  it('go with a token and a share of everything', async () => {
    const open = openSandbox();
    const [account] = (await open.ask('listBillingAccounts', { key: 'admin' })).body;
    for (const key of [await keyFor(open, account?.id ?? 0, false, 'admin'), await actFor(open, undefined, 'admin')]) {
      expect((await open.ask('getUserPrivileges', { key })).status).toBe(404);
    }
  });
});

describe('a user', () => {
  it('has a second factor once a device is enrolled, until it is switched off', async () => {
    const open = openSandbox();
    const isActive = async () => (await open.ask('getMfaStatus')).body.is_active;
    await open.ask('activateMfa');
    expect(await isActive()).toBe(false);
    open.pass(30);
    expect(await isActive()).toBe(true);
    expect((await open.ask('getMfaStatus', { key: 'colleague' })).body.is_active).toBe(false);
    await open.ask('deactivateMfa');
    expect(await isActive()).toBe(false);
  });

  it('gets an administrator token only as an administrator', async () => {
    const open = openSandbox();
    expect(await open.refusal('createAdminToken')).toEqual([403, 'Forbidden']);
    const { body } = await open.ask('createAdminToken', { key: 'admin' });
    expect((await open.ask('getUserPrivileges', { key: body.token })).status).toBe(404);
  });
});
