import { describe, expect, it } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { operations, type OperationId } from '../generated/operations.js';
import { responses } from '../generated/responses.js';
import { responseCoercion, type Schema } from '../client/schema.js';
import { checkValues } from '../client/valueRules.js';
import { valueRules } from '../generated/valueRules.js';
import { isOperation } from './http/faults.js';
import { findVm, jhv, requested } from './testing/machines.js';
import { openSandbox, type OpenSandbox } from './testing/openSandbox.js';

const all = Object.keys(operations).filter(isOperation);
const schemas: Partial<Record<string, ZodMiniType>> = responses;

/** The shape of each response, by operation. */
const responseSchemas = new Map<string, Schema | undefined>();
/** The changes that may be made again. */
const repeatable = new Set<string>();
for (const area of new Set(Object.values(operations).map(({ tag }) => tag))) {
  const ofArea = (await import(`../generated/operations/${area}.ts`)) as Record<
    string,
    { id: string; response?: Schema; idempotent?: boolean }
  >;
  for (const { id, response, idempotent } of Object.values(ofArea)) {
    responseSchemas.set(id, response);
    if (idempotent) repeatable.add(id);
  }
}

type Asking = Parameters<OpenSandbox['ask']>[1];
type Example = (open: OpenSandbox) => Promise<Asking>;

/** How much there is of what, and how much is under way; the log of what was done has every call. */
async function countsOf({ operate }: OpenSandbox): Promise<object> {
  const { counts } = (await operate('clock', {})).body;
  return { ...counts, events: 0 };
}

const onVm =
  (name: string, more: object = {}): Example =>
  async (open) => ({
    path: jhv,
    body: { uuid: (await findVm(open, name)).uuid, ...more },
  });

/** What of a response is not as the contract says; a call that answers nothing must say nothing. */
function mismatches(id: OperationId, status: number, body: unknown): unknown[] {
  const problems: unknown[] = schemas[id]?.safeParse(body).error?.issues ?? [];
  if (status === 204) return body === undefined ? [] : ['a body'];
  // What the client would repair or report: the schemas leave open lists of values open.
  const schema = responseSchemas.get(id);
  if (schema && status < 300) responseCoercion(schema, (path, message) => problems.push(`${path}: ${message}`))(body);
  if (status < 300) checkValues(valueRules[id] ?? {}, body, (path, message) => problems.push(`${path}: ${message}`));
  return problems;
}

const networkOf = async ({ ask }: OpenSandbox, name: string): Promise<string> =>
  (await ask('listNetworks', { path: jhv })).body.find((one) => one.name === name)?.uuid ?? '';

const balancerOf = async ({ ask }: OpenSandbox, name = 'client-sites') => {
  const found = (await ask('listLoadBalancers', { path: jhv })).body.find((one) => one.display_name === name);
  if (!found) throw new Error(`No load balancer ${name}`);
  return found;
};

const firewallUuid = async ({ ask }: OpenSandbox, name: string): Promise<string> =>
  (await ask('listFirewalls', { path: jhv })).body.find((one) => one.display_name === name)?.uuid ?? '';

const freeAddress = async ({ ask }: OpenSandbox): Promise<string> =>
  (await ask('listIpAddresses', { path: jhv })).body.find((one) => one.assigned_to === null)?.address ?? '';

/** The path of a service by its name, with one of its machines. */
const onService =
  (name: string, more: object = {}): Example =>
  async ({ ask }) => {
    const { body } = await ask('listManagedServices');
    const found = body.find((one) => one.display_name === name);
    return { path: { uuid: found?.uuid, target_uuid: found?.resources[0]?.resource_uuid }, ...more };
  };

const allowSsh = {
  direction: 'inbound',
  protocol: 'tcp',
  port_start: 22,
  port_end: 22,
  endpoint_spec_type: 'ip_prefixes',
  endpoint_spec: ['203.0.113.0/24'],
};

const linkData = {
  body: {
    billing_account_id: 1201,
    processor: 'duitku',
    amount: 50,
    params: '{"return_url":"https://console.example/app/payment_return"}',
  },
};

const startedLink = async ({ ask }: OpenSandbox): Promise<string> =>
  (await ask('sendLinkData', linkData)).body.data?.identifier ?? '';

/** Confirms a payment as a person does at the processor or the bank. */
const approve = ({ sandbox }: OpenSandbox, payment: string): Promise<Response> =>
  sandbox.fetch(
    new Request(`http://sandbox.test/sandbox/processors/payments/${payment}`, {
      method: 'POST',
      body: JSON.stringify({ decision: 'pay' }),
    }),
  );

const invoiceOf = async ({ ask }: OpenSandbox, billing_account_id: number, wantedStatus: number) =>
  (await ask('listInvoices', { query: { billing_account_id } })).body.find(({ status }) => status === wantedStatus)?.id;

const invitationUuid = async ({ ask }: OpenSandbox, accepted: boolean): Promise<string> =>
  (await ask('listAccessImpersonations')).body.find((one) => one.is_accepted === accepted)?.uuid ?? '';

const leasePath = async ({ ask }: OpenSandbox): Promise<object> => {
  const { body } = await ask('listBareMetalLeases', { path: jhv });
  return { ...jhv, uuid: body[0]?.uuid };
};

/** How each operation is asked in the demo scenario so that it succeeds. */
const examples: Record<OperationId, Asking | Example> = {
  signInCallback: { body: { code: 'abc', state: 'xyz' }, key: null },
  getUser: {},
  getUserPrivileges: {},
  updateUserProfile: { body: { first_name: 'Mari', lang: 'et' } },
  getMfaStatus: {},
  activateMfa: {},
  deactivateMfa: {},
  createAdminToken: { key: 'admin' },
  listAccessImpersonations: {},
  acceptAccessImpersonation: async (open) => ({ path: { uuid: await invitationUuid(open, false) } }),
  startAccessImpersonation: async (open) => ({ path: { uuid: await invitationUuid(open, true) } }),
  listApiTokens: {},
  createApiToken: { body: { description: 'Terraform', restricted: true } },
  updateApiToken: { body: { token_id: 501, description: 'Pipeline', billing_account_id: 1202 } },
  deleteApiToken: { body: { token_id: 501 } },
  listAccessDelegations: {},
  createAccessDelegation: { body: { name: 'Bookkeepers' } },
  deleteAccessDelegation: { path: { id: 32 } },
  createAccessDelegationImpersonation: {
    path: { delegation_id: 32 },
    body: { grantee_username: 'jaan@saar.example', expires_at: '2025-03-20 12:00:00' },
  },
  async deleteAccessDelegationImpersonation({ ask }) {
    const { body } = await ask('listAccessDelegations');
    return { path: { delegation_id: 31, impersonation_id: body[0]?.impersonations[0]?.uuid } };
  },
  getUiConfig: { key: null },
  listLocations: { key: null },
  listVmImages: {},
  getPricing: {},
  listBillingAccounts: {},
  createBillingAccount: {
    body: { title: 'Saar', site: 'livery', email: 'saar@example.com', customer_phone: '+3725550101', country: 'EE' },
  },
  updateBillingAccount: { query: { billing_account_id: 1202 }, body: { title: 'Saar', city: '' } },
  async deleteBillingAccount({ ask }) {
    const body = { title: 'Short-lived', site: 'livery', email: 'a@example.com', customer_phone: '+3725550101' };
    const { body: account } = await ask('createBillingAccount', { body });
    return { query: { billing_account_id: account.id } };
  },
  setDefaultBillingAccount: { query: { billing_account_id: 1202 } },
  activateCampaign: { path: { id: 1202, campaign_code: 'SPRING26' } },
  setRecurringPayment: { path: { id: 1201 }, body: { is_recurring_payment_enabled: false } },
  setLowBalanceNotice: { body: { billing_account_id: 1202, threshold: 20, is_enabled: true } },
  getRestrictionClearThreshold: { key: 'admin' },
  setRestrictionClearThreshold: { key: 'admin', body: { threshold: 25 } },
  listUsage: { query: { billing_account_id: 1201 } },
  listCreditHistory: {},
  getPaypalIdToken: { query: { session_id: 'session-1' } },
  getPaypalSetupToken: { query: { session_id: 'session-1', return_url: 'https://console.example/app/payment_return' } },
  async getPaypalPaymentToken(open) {
    const query = { session_id: 'session-1', return_url: 'https://console.example/app/payment_return' };
    const { setup_token } = (await open.ask('getPaypalSetupToken', { query })).body;
    await open.sandbox.fetch(
      new Request(`http://sandbox.test/sandbox/processors/setups/${setup_token}`, { method: 'POST' }),
    );
    return { query: { session_id: 'session-1', setup_token } };
  },
  listCards: {},
  createCard: {
    body: { billing_account_id: 1201, token: 'pm_jcb_0505_12_2031', processor_keyword: 'stripe_creditcard' },
  },
  deleteCard: { query: { payment_object_id: 302 } },
  setPrimaryCard: { query: { payment_object_id: 304 } },
  applyForInvoicePayment: { body: { billing_account_id: 1201 } },
  prehookCard: { body: { billing_account_id: 1201, processor_keyword: 'stripe_creditcard' } },
  verifyCard: { body: { payment_object_id: 303, front_base_url: 'https://console.example/app', force_3ds: true } },
  saveLinkMethods: { body: { billing_account_id: 1201, method_ids: ['promptpay', 'bank'] } },
  sendLinkData: linkData,
  getLinkResult: async (open) => ({ query: { billing_account_id: 1201, identifier: await startedLink(open) } }),
  getPersistentData: async (open) => ({ query: { billing_account_id: 1201, identifier: await startedLink(open) } }),
  getFinalTopupAmount: { query: { billing_account_id: 1201, processor: 'duitku', amount: 50 } },
  buyCredit: { body: { billing_account_id: 1201, payment_object_id: 301, amount: 50, on_session: true } },
  async completeCreditPurchase(open) {
    const card = { billing_account_id: 1201, token: 'pm_visa_3220_12_2031', processor_keyword: 'stripe_creditcard' };
    const { id } = (await open.ask('createCard', { body: card })).body;
    const front = { front_base_url: 'https://console.example/app', force_3ds: false };
    const { data_ref } = (await open.ask('verifyCard', { body: { payment_object_id: id, ...front } })).body;
    await approve(open, data_ref ?? '');
    const body = { billing_account_id: 1201, payment_object_id: id, amount: 50, on_session: true };
    const { relay_props } = (await open.ask('buyCredit', { body })).body;
    await approve(open, relay_props?.charge_id ?? '');
    return { body: relay_props ?? {} };
  },
  listInvoices: { query: { billing_account_id: 1201 } },
  getInvoicePdf: async (open) => ({ query: { invoice_id: await invoiceOf(open, 1201, 10) } }),
  // In the demo nothing that could be paid is unpaid.
  async payInvoice(open) {
    await open.operate('reset', { scenario: 'admin' });
    return { query: { invoice_id: await invoiceOf(open, 1205, 5) } };
  },
  getVmParameters: {},
  listHostPools: { path: jhv },
  listVms: { path: jhv },
  createVm: { path: jhv, body: requested },
  updateVm: onVm('web-1', { name: 'web-one' }),
  deleteVm: onVm('web-1'),
  cloneVm: onVm('web-1', { name: 'web-3' }),
  toggleVmBackup: onVm('web-1'),
  setVmPassword: onVm('web-1', { username: 'ops', password: 'Correct7Horse' }),
  setResourceBilling: onVm('web-1', { billing_account_id: 1202 }),
  startVm: onVm('ci-runner'),
  startRescue: onVm('ci-runner'),
  stopVm: onVm('web-1', { force: false }),
  reinstallVm: onVm('web-1', { os_name: 'debian', os_version: '12' }),
  addDisk: onVm('web-1', { size_gb: 50 }),
  async resizeDisk(open) {
    const vm = await findVm(open, 'web-1');
    return { path: jhv, body: { uuid: vm.uuid, disk_uuid: vm.storage[0]?.uuid, size_gb: 80 } };
  },
  async deleteDisk(open) {
    const vm = await findVm(open, 'mail');
    return { path: jhv, body: { uuid: vm.uuid, storage_uuid: vm.storage[1]?.uuid } };
  },
  createReplica: onVm('web-1'),
  async deleteReplica(open) {
    return { path: jhv, body: { replica_uuid: (await findVm(open, 'web-1')).storage[0]?.replicas[0]?.uuid } };
  },
  async rebuildVm(open) {
    const vm = await findVm(open, 'web-1');
    const replica = vm.storage[0]?.replicas[0];
    return { path: jhv, body: { uuid: vm.uuid, replica_uuid: replica?.uuid, type: replica?.type } };
  },
  listVmInterfaces: { path: jhv },
  async listInterfacesOfVm(open) {
    return { path: { ...jhv, uuid: (await findVm(open, 'api')).uuid } };
  },
  async createSubinterface(open) {
    const { uuid } = await findVm(open, 'api');
    const { body } = await open.ask('listInterfacesOfVm', { path: { ...jhv, uuid } });
    return {
      path: { ...jhv, uuid, if_uuid: body[0]?.uuid },
      query: { network_uuid: body[0]?.network_uuid, vlan_tag: 300 },
    };
  },
  async deleteSubinterface(open) {
    const { uuid } = await findVm(open, 'api');
    const { body } = await open.ask('listInterfacesOfVm', { path: { ...jhv, uuid } });
    return { path: { ...jhv, uuid, if_uuid: body[0]?.subinterfaces[0]?.uuid } };
  },
  listIpAddresses: { path: jhv },
  createIpAddress: { path: jhv, body: { name: 'spare' } },
  updateIpAddress: async (open) => ({ path: { ...jhv, address: await freeAddress(open) }, body: { name: 'renamed' } }),
  deleteIpAddress: async (open) => ({ path: { ...jhv, address: await freeAddress(open) } }),
  async assignIpAddress(open) {
    const vm = await findVm(open, 'ci-runner');
    return { path: { ...jhv, address: await freeAddress(open) }, body: { private_ip: vm.private_ipv4 } };
  },
  async unassignIpAddress(open) {
    return { path: { ...jhv, address: (await findVm(open, 'web-1')).public_ipv4 } };
  },
  listNetworks: { path: jhv },
  createNetwork: { path: jhv, body: { name: 'Back office' } },
  updateNetwork: async (open) => ({
    path: { ...jhv, uuid: await networkOf(open, 'Databases') },
    body: { name: 'Data' },
  }),
  async deleteNetwork(open) {
    const { body } = await open.ask('createNetwork', { path: jhv, body: { name: 'Short-lived' } });
    return { path: { ...jhv, uuid: body.uuid } };
  },
  listLoadBalancers: { path: jhv },
  async createLoadBalancer(open) {
    const [network_uuid, vm] = [await networkOf(open, 'Default network'), await findVm(open, 'api')];
    const forwarding_rules = [{ protocol: 'TCP', source_port: 443, target_port: 8443, connection_limit: 100 }];
    const targets = [{ target_type: 'vm', target_uuid: vm.uuid }];
    const reserve_public_ip = true;
    return { path: jhv, body: { display_name: 'booking', network_uuid, forwarding_rules, targets, reserve_public_ip } };
  },
  updateLoadBalancer: async (open) => ({
    path: { ...jhv, uuid: (await balancerOf(open)).uuid },
    body: { display_name: 'renamed' },
  }),
  deleteLoadBalancer: async (open) => ({ path: { ...jhv, uuid: (await balancerOf(open)).uuid } }),
  setLoadBalancerBillingAccount: async (open) => ({
    path: { ...jhv, uuid: (await balancerOf(open)).uuid },
    query: { set_id: 1202 },
  }),
  addLoadBalancerTarget: async (open) => ({
    path: { ...jhv, uuid: (await balancerOf(open)).uuid },
    body: { target_type: 'vm', target_uuid: (await findVm(open, 'api')).uuid },
  }),
  async removeLoadBalancerTarget(open) {
    const { uuid, targets } = await balancerOf(open);
    return { path: { ...jhv, uuid, target_uuid: targets[0]?.target_uuid } };
  },
  addForwardingRule: async (open) => ({
    path: { ...jhv, uuid: (await balancerOf(open)).uuid },
    body: { protocol: 'TCP', source_port: 8080, target_port: 80, session_persistence: 'SOURCE_IP' },
  }),
  async removeForwardingRule(open) {
    const { uuid, forwarding_rules } = await balancerOf(open);
    return { path: { ...jhv, uuid, rule_uuid: forwarding_rules[0]?.uuid } };
  },
  listFirewalls: { path: jhv },
  createFirewall: { path: jhv, body: { display_name: 'new', rules: [allowSsh] } },
  updateFirewall: async (open) => ({
    path: { ...jhv, uuid: await firewallUuid(open, 'web') },
    body: { display_name: 'web', rules: [allowSsh] },
  }),
  deleteFirewall: async (open) => ({ path: { ...jhv, uuid: await firewallUuid(open, 'web') } }),
  assignFirewall: async (open) => ({
    path: { ...jhv, uuid: await firewallUuid(open, 'web') },
    query: { vm_uuid: (await findVm(open, 'api')).uuid },
  }),
  unassignFirewall: async (open) => ({
    path: { ...jhv, uuid: await firewallUuid(open, 'web') },
    query: { vm_uuid: (await findVm(open, 'web-1')).uuid },
  }),
  setDefaultNetwork: async (open) => ({ path: { ...jhv, uuid: await networkOf(open, 'Databases') } }),
  listServiceConfigurations: {},
  listManagedServices: {},
  createManagedService: {
    body: {
      service: 'postgresql',
      version: '16',
      display_name: 'shop',
      location: 'jhv',
      resources: [{ resource_type: 'vm', vcpu: 2, memory: 4096, storage_gb: 40, count: 3 }],
      is_multi_node: true,
    },
  },
  updateManagedService: onService('orders', { body: { display_name: 'orders-live' } }),
  deleteManagedService: onService('orders'),
  async rebuildServiceVm({ ask }) {
    const { body } = await ask('listManagedServices');
    const machine = body.find((one) => one.display_name === 'orders')?.resources[0];
    return {
      path: jhv,
      body: { uuid: machine?.resource_uuid, replica_uuid: machine?.replicas?.[0]?.uuid, type: 'backup' },
    };
  },
  startServiceResource: onService('trial'),
  stopServiceResource: onService('orders'),
  getServiceSecrets: onService('apps'),
  listWhitelistAddresses: onService('orders'),
  addWhitelistAddress: onService('orders', { body: { address: '192.0.2.0/28' } }),
  removeWhitelistAddress: onService('orders', { body: { address: '198.51.100.24' } }),
  listBareMetalLeases: { path: jhv },
  listBareMetalSpecs: { path: jhv },
  listBareMetalOs: {},
  createBareMetalLease: {
    path: jhv,
    body: { display_name: 'build-farm', spec: 'compact', requested_os_id: 'debian-12', billing_account_id: 1201 },
  },
  updateBareMetalLease: async (open) => ({ path: await leasePath(open), body: { display_name: 'archive' } }),
  deleteBareMetalLease: async (open) => ({ path: await leasePath(open) }),
  async openVmConsole(open) {
    return { path: { ...jhv, uuid: (await findVm(open, 'web-1')).uuid } };
  },
  async getVmMetrics(open) {
    return { path: { ...jhv, uuid: (await findVm(open, 'web-1')).uuid }, query: { range: '24h' } };
  },
  listBuckets: {},
  getBucket: { query: { name: 'tamm-shop-media' } },
  createBucket: { body: { name: 'site-backups', billing_account_id: 1201 } },
  updateBucket: { body: { name: 'tamm-backups', billing_account_id: 1202 } },
  deleteBucket: { body: { name: 'tamm-backups' } },
  setBucketCors: { body: { name: 'tamm-backups', allowed_origins: ['https://shop.example'] } },
  getStorageUser: {},
  listS3Keys: {},
  createS3Key: {},
  async deleteS3Key({ ask }) {
    return { body: { accessKey: (await ask('listS3Keys')).body[0]?.accessKey } };
  },
  getS3Endpoint: {},
  listEvents: {},
};

describe('the contract', () => {
  it.each(all)('%s answers what it says', async (id) => {
    const open = openSandbox();
    const example = examples[id];
    const asking = typeof example === 'function' ? await example(open) : example;
    const { status, body } = await open.ask(id, asking);
    // Of the two who sign in, only an administrator would not be told 403 here.
    expect(status).toBe(id === 'getUserPrivileges' ? 403 : operations[id].status);
    expect(mismatches(id, status, body)).toEqual([]);
  });

  it.each(all.filter((id) => repeatable.has(id)))('%s makes and begins nothing when it is made again', async (id) => {
    const open = openSandbox();
    const example = examples[id];
    const asking = typeof example === 'function' ? await example(open) : example;
    await open.ask(id, asking);
    open.pass(3600);
    const before = await countsOf(open);
    await open.ask(id, asking);
    expect(await countsOf(open)).toEqual(before);
  });

  const untouched = openSandbox();

  const lists = [
    'listVms',
    'listNetworks',
    'listIpAddresses',
    'listVmInterfaces',
    'listHostPools',
    'listBareMetalLeases',
    'listBareMetalSpecs',
  ] as const;

  it.each(['jhv', 'tll', 'trtu', 'jkt01'].flatMap((location) => lists.map((id) => ({ id, location }))))(
    'is kept by $id in $location',
    async ({ id, location }) => {
      const { status, body } = await untouched.ask(id, { path: { location } });
      expect(status).toBe(200);
      expect(mismatches(id, status, body)).toEqual([]);
    },
  );
});

describe('who may call', () => {
  it.each([
    ['no key', null, 401, 'Invalid authentication credentials'],
    ['a wrong key', 'guess', 401, 'Invalid authentication credentials'],
    ['the customer', 'demo', 200, ''],
    ['the administrator', 'admin', 200, ''],
  ])('%s', async (_, key, status, text) => {
    expect(await openSandbox().refusal('getUser', { key })).toEqual([status, text]);
  });

  it('tells an administrator by 404', async () => {
    const open = openSandbox();
    expect((await open.ask('getUserPrivileges', { key: 'admin' })).status).toBe(404);
  });

  it('signs in whom the callback proves, and nobody without a proof', async () => {
    const open = openSandbox();
    expect((await open.ask('signInCallback', { key: null, body: { code: 'abc' } })).body.apikey).toBe('demo');
    expect((await open.ask('signInCallback', { key: null, body: { code: 'admin' } })).body.apikey).toBe('admin');
    expect((await open.refusal('signInCallback', { key: null, body: { state: 'abc' } }))[0]).toBe(400);
  });
});

describe('what there is not', () => {
  it('refuses an unknown location, path and machine', async () => {
    const open = openSandbox();
    expect(await open.refusal('listVms', { path: { location: 'nowhere' } })).toEqual([404, 'Location not found']);
    const uuid = '00000000-0000-4000-8000-000000000000';
    expect(await open.refusal('startVm', { path: jhv, body: { uuid } })).toEqual([404, 'Virtual machine not found']);
    const reply = await open.sandbox.fetch(
      new Request('http://sandbox.test/v1/no/such/call', { headers: { apikey: 'demo' } }),
    );
    expect(reply.status).toBe(404);
  });
});
