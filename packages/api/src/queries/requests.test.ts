import { describe, expect, it, vi } from 'vitest';
import type { Operation } from '../client/operation.js';
import { failures } from '../generated/texts.js';
import * as accountChanges from './accountChanges.js';
import * as addressChanges from './addressChanges.js';
import * as billing from './billing.js';
import { runChange } from './change.js';
import * as compute from './compute.js';
import * as invoiceChanges from './invoices.js';
import * as firewallChanges from './firewalls.js';
import * as balancerChanges from './loadBalancers.js';
import * as metal from './metal.js';
import * as network from './network.js';
import * as storage from './storage.js';
import * as managed from './services.js';
import type { LocatedFirewall } from './firewalls.js';
import { fakeServer, makeVm, noContent, refusal, type Seen } from './testing/fakeServer.js';

const { cloneVm, createVm, deleteVm, startVm, stopVm, toggleVmBackup, updateVm } = compute;
const onVm = { location: 'jhv', uuid: 'vm-1' };
const onBalancer = { location: 'jhv', uuid: 'lb-1' };
const firewallRow: LocatedFirewall = {
  uuid: 'fw-1',
  display_name: 'office',
  rules: [],
  resources_assigned: [],
  billing_account_id: 1201,
  created_at: '2026-03-14 09:26:53',
  updated_at: '2026-03-14 09:26:53',
  location: 'jhv',
};

const bucketRow = { name: 'shop-media', owner: 'tamm', allowed_origins: [] };

const accountRow = { id: 1201, title: 'Tamm', city: 'Tartu', is_recurring_payment_enabled: true };

const onFirewall = { location: 'jhv', uuid: 'fw-1' };

/** Reads that a change makes old, by operation and location. */
const vms = ['listVms', 'jhv'];
const addresses = ['listIpAddresses', 'jhv'];
const networks = ['listNetworks', 'jhv'];
const interfaces = ['listVmInterfaces', 'jhv'];
const interfacesOfVm = ['listInterfacesOfVm', 'jhv'];
const balancers = ['listLoadBalancers', 'jhv'];
const firewalls = ['listFirewalls', 'jhv'];
const leases = ['listBareMetalLeases', 'jhv'];
const specs = ['listBareMetalSpecs', 'jhv'];
const events = ['listEvents'];
const accounts = [['listBillingAccounts']];
const buckets = [['listBuckets'], ['getBucket'], events];
const s3Keys = [['listS3Keys']];
const services = ['listManagedServices'];
const list = [vms, events];
const ofAddress = [addresses, vms, services, events];

/** The lists of what is charged: with one of them the usage of all accounts is old. */
const charged = new Set([vms, services, balancers, addresses, leases, ['listBuckets']].map(([id]) => id));
const withUsage = (refreshed: readonly string[][]): readonly string[][] =>
  refreshed.some(([id]) => charged.has(id)) ? [...refreshed, ['listUsage']] : refreshed;

interface Case {
  operation: Operation;
}

/** A change, its variables, the request it makes (call, query, form), what it refreshes beside usage, what it says when it fails. */
const changes: [Case, object, Partial<Seen> & { call: string }, readonly string[][], string][] = [
  [
    createVm,
    {
      location: 'jhv',
      name: 'web',
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'ops',
      password: 'Passw0rd',
      ram: 2048,
      vcpu: 2,
      disks: [20, 40],
      reserve_public_ip: false,
    },
    {
      call: 'POST /jhv/user-resource/vm',
      body: 'name=web&os_name=ubuntu&os_version=24.04&username=ops&password=Passw0rd&ram=2048&vcpu=2&reserve_public_ip=false&disks[]=20&disks[]=40',
    },
    [vms, addresses, networks, interfaces, events],
    'There was an error while creating your resource',
  ],
  [
    updateVm,
    { ...onVm, name: 'a b', ram: 4096 },
    { call: 'PATCH /jhv/user-resource/vm', body: 'uuid=vm-1&name=a b&ram=4096' },
    list,
    'Failed to update virtual machine',
  ],
  [
    deleteVm,
    onVm,
    { call: 'DELETE /jhv/user-resource/vm', body: 'uuid=vm-1' },
    [vms, addresses, networks, interfaces, balancers, firewalls, events],
    'Error performing action',
  ],
  [
    invoiceChanges.payInvoice,
    { invoice_id: 20417, billing_account_id: 1201 },
    { call: 'POST /payment/pay_invoice', query: 'invoice_id=20417' },
    [['listInvoices'], ['listBillingAccounts'], ['listCreditHistory']],
    'Error performing action',
  ],
  [
    cloneVm,
    { ...onVm, name: 'copy' },
    { call: 'POST /jhv/user-resource/vm/clone', body: 'uuid=vm-1&name=copy' },
    [vms, networks, interfaces, events],
    'Failed to clone virtual machine',
  ],
  [
    startVm,
    onVm,
    { call: 'POST /jhv/user-resource/vm/start', body: 'uuid=vm-1' },
    list,
    'Failed to start virtual machine',
  ],
  [
    stopVm,
    { ...onVm, force: false },
    { call: 'POST /jhv/user-resource/vm/stop', body: 'uuid=vm-1&force=false' },
    list,
    'Failed to stop virtual machine',
  ],
  [
    compute.startRescue,
    onVm,
    { call: 'POST /jhv/user-resource/vm/rescue_start', body: 'uuid=vm-1' },
    list,
    'Failed to start virtual machine',
  ],
  [
    toggleVmBackup,
    { ...onVm, backup: true },
    { call: 'POST /jhv/user-resource/vm/backup', body: 'uuid=vm-1' },
    list,
    'Failed to enable/disable backup',
  ],
  [
    compute.createReplica,
    onVm,
    { call: 'POST /jhv/user-resource/vm/replica', body: 'uuid=vm-1' },
    list,
    'Failed to create snapshot of virtual machine',
  ],
  [
    compute.deleteReplica,
    { ...onVm, replica_uuid: 'r' },
    { call: 'DELETE /jhv/user-resource/vm/replica', body: 'replica_uuid=r' },
    list,
    'Failed to delete snapshot',
  ],
  [
    compute.rebuildVm,
    { ...onVm, replica_uuid: 'r', type: 'backup' },
    { call: 'POST /jhv/user-resource/vm/rebuild', body: 'uuid=vm-1&replica_uuid=r&type=backup' },
    list,
    'Failed to rebuild virtual machine',
  ],
  [
    compute.reinstallVm,
    { ...onVm, os_name: 'debian', os_version: '12' },
    { call: 'POST /jhv/user-resource/vm/reinstall', body: 'uuid=vm-1&os_name=debian&os_version=12' },
    list,
    'Error performing action',
  ],
  [
    compute.addDisk,
    { ...onVm, size_gb: 20 },
    { call: 'POST /jhv/user-resource/vm/storage', body: 'uuid=vm-1&size_gb=20' },
    list,
    'Failed to add disk to VM',
  ],
  [
    compute.resizeDisk,
    { ...onVm, disk_uuid: 'd', size_gb: 40 },
    { call: 'PATCH /jhv/user-resource/vm/storage', body: 'uuid=vm-1&disk_uuid=d&size_gb=40' },
    list,
    'Failed to resize disk on VM',
  ],
  [
    compute.deleteDisk,
    { ...onVm, storage_uuid: 'd' },
    { call: 'DELETE /jhv/user-resource/vm/storage', body: 'uuid=vm-1&storage_uuid=d' },
    list,
    'Failed to delete disk from VM',
  ],
  [
    compute.setVmPassword,
    { ...onVm, username: 'ops', password: 'Passw0rd' },
    { call: 'PATCH /jhv/user-resource/vm/user', body: 'uuid=vm-1&username=ops&password=Passw0rd' },
    list,
    'Change password failed',
  ],
  [
    accountChanges.createBillingAccount,
    { title: 'Saar', site: 'livery', create_type: 'invoice', email: 'a@b.example' },
    { call: 'POST /payment/billing_account', body: 'email=a@b.example&title=Saar&site=livery&create_type=invoice' },
    accounts,
    'There was an error while creating your resource',
  ],
  [
    accountChanges.updateBillingAccount,
    { billing_account_id: 1201, title: 'Saar', city: '', seen: accountRow },
    { call: 'PUT /payment/billing_account', query: 'billing_account_id=1201', body: 'city=&title=Saar' },
    accounts,
    'Error performing action',
  ],
  [
    accountChanges.deleteBillingAccount,
    { billing_account_id: 1201 },
    { call: 'DELETE /payment/billing_account', query: 'billing_account_id=1201' },
    [...accounts, ['listCards']],
    'Error performing action',
  ],
  [
    accountChanges.setDefaultBillingAccount,
    { billing_account_id: 1201 },
    { call: 'POST /payment/billing_account/set_default', query: 'billing_account_id=1201' },
    accounts,
    'Error performing action',
  ],
  [
    accountChanges.activateCampaign,
    { id: 1201, campaign_code: 'SPRING26' },
    { call: 'POST /payment/billing_account/1201/campaign_activate/SPRING26' },
    [...accounts, ['listCreditHistory']],
    'Error performing action',
  ],
  [
    accountChanges.setRecurringPayment,
    { id: 1201, is_recurring_payment_enabled: false, seen: accountRow },
    { call: 'PUT /payment/billing_account/1201/recurring_payment', body: 'is_recurring_payment_enabled=false' },
    accounts,
    'Error performing action',
  ],
  [
    accountChanges.setLowBalanceNotice,
    { billing_account_id: 1201, threshold: 20, is_enabled: true, seen: accountRow },
    { call: 'PUT /payment/low_balance_notice_settings', body: 'billing_account_id=1201&threshold=20&is_enabled=true' },
    accounts,
    'Error performing action',
  ],
  [
    billing.setResourceBilling,
    { ...onVm, billing_account_id: 7 },
    { call: 'POST /jhv/user-resource/resource_billing', body: 'uuid=vm-1&billing_account_id=7' },
    [vms, addresses, balancers, firewalls, ['listBareMetalLeases', 'jhv'], services, events],
    'Error performing action',
  ],
  [
    compute.createSubinterface,
    { ...onVm, if_uuid: 'if', network_uuid: 'net', vlan_tag: 120 },
    {
      call: 'POST /jhv/network/virtual-machines/vm-1/interfaces/if/subinterfaces',
      query: 'network_uuid=net&vlan_tag=120',
    },
    [interfacesOfVm, interfaces, networks, events],
    'Error performing action',
  ],
  [
    compute.deleteSubinterface,
    { ...onVm, if_uuid: 'sub' },
    { call: 'DELETE /jhv/network/virtual-machines/vm-1/subinterfaces/sub' },
    [interfacesOfVm, interfaces, networks, events],
    'Error performing action',
  ],
  [
    addressChanges.createIpAddress,
    { location: 'jhv', name: 'shop', billing_account_id: 7 },
    { call: 'POST /jhv/network/ip_addresses', body: 'name=shop&billing_account_id=7' },
    [addresses, events],
    'There was an error while creating your resource',
  ],
  [
    addressChanges.assignIpAddress,
    { location: 'jhv', address: '185.14.96.21', private_ip: '10.12.0.5', assigned_to: 'vm-1' },
    { call: 'POST /jhv/network/ip_addresses/185.14.96.21/assign', body: 'private_ip=10.12.0.5' },
    ofAddress,
    'Error performing action',
  ],
  [
    addressChanges.unassignIpAddress,
    { location: 'jhv', address: '185.14.96.21', assigned_to: 'vm-1' },
    { call: 'POST /jhv/network/ip_addresses/185.14.96.21/unassign' },
    ofAddress,
    'Error performing action',
  ],
  [
    addressChanges.deleteIpAddress,
    { location: 'jhv', address: '185.14.96.21' },
    { call: 'DELETE /jhv/network/ip_addresses/185.14.96.21' },
    ofAddress,
    'Error performing action',
  ],
  [
    addressChanges.updateIpAddress,
    { location: 'jhv', address: '185.14.96.21', name: 'shop' },
    { call: 'PATCH /jhv/network/ip_addresses/185.14.96.21', body: 'name=shop' },
    [addresses, events],
    'Error performing action',
  ],
  [
    network.createNetwork,
    { location: 'jhv', name: 'office' },
    { call: 'POST /jhv/network/network', body: 'name=office' },
    [networks, events],
    'There was an error while creating your resource',
  ],
  [
    network.updateNetwork,
    { location: 'jhv', uuid: 'net-1', name: 'office' },
    { call: 'PATCH /jhv/network/network/net-1', body: 'name=office' },
    [networks, interfaces, ['listInterfacesOfVm', 'jhv'], events],
    'Error performing action',
  ],
  [
    network.setDefaultNetwork,
    { location: 'jhv', uuid: 'net-1' },
    { call: 'PUT /jhv/network/network/net-1/default' },
    [networks, events],
    'Error performing action',
  ],
  [
    network.deleteNetwork,
    { location: 'jhv', uuid: 'net-1' },
    { call: 'DELETE /jhv/network/network/net-1' },
    [networks, events],
    'Error performing action',
  ],
  [
    managed.createManagedService,
    {
      service: 'mariadb',
      version: '11.4',
      display_name: 'shop',
      location: 'jhv',
      resources: [{ resource_type: 'vm', vcpu: 1, memory: 2048, storage_gb: 20 }],
      is_multi_node: false,
    },
    {
      call: 'POST /user-resource/service/package',
      body: 'service=mariadb&version=11.4&display_name=shop&location=jhv&resources=[{"resource_type":"vm","vcpu":1,"memory":2048,"storage_gb":20}]&is_multi_node=false',
    },
    [services, addresses, networks, events],
    'There was an error while creating your resource',
  ],
  [
    managed.updateManagedService,
    { uuid: 's-1', display_name: 'shop' },
    { call: 'PATCH /user-resource/service/package/s-1', body: 'display_name=shop' },
    [services, events],
    'Error performing action',
  ],
  [
    managed.deleteManagedService,
    { uuid: 's-1' },
    { call: 'DELETE /user-resource/service/package/s-1' },
    [services, ['listIpAddresses'], ['listNetworks'], events],
    'Error performing action',
  ],
  [
    managed.rebuildServiceVm,
    { location: 'jhv', uuid: 'm-1', replica_uuid: 'r', type: 'backup', service: 's-1' },
    {
      call: 'POST /jhv/user-resource/service/package/vm/rebuild',
      body: 'uuid=m-1&replica_uuid=r&type=backup',
    },
    [services, events],
    'Failed to rebuild virtual machine',
  ],
  [
    managed.startServiceResource,
    { uuid: 's-1', target_uuid: 'm-1' },
    { call: 'POST /user-resource/service/package/s-1/resources/m-1/start' },
    [services, events],
    'Failed to start virtual machine',
  ],
  [
    managed.stopServiceResource,
    { uuid: 's-1', target_uuid: 'm-1' },
    { call: 'POST /user-resource/service/package/s-1/resources/m-1/stop' },
    [services, events],
    'Failed to stop virtual machine',
  ],
  [
    managed.addWhitelistAddress,
    { uuid: 's-1', address: '203.0.113.0/24' },
    { call: 'POST /user-resource/service/package/s-1/whitelist_addresses', body: 'address=203.0.113.0/24' },
    [['listWhitelistAddresses'], services, events],
    'Error performing action',
  ],
  [
    managed.removeWhitelistAddress,
    { uuid: 's-1', address: '203.0.113.0/24' },
    { call: 'DELETE /user-resource/service/package/s-1/whitelist_addresses', body: 'address=203.0.113.0/24' },
    [['listWhitelistAddresses'], services, events],
    'Error performing action',
  ],
  [
    balancerChanges.createLoadBalancer,
    {
      location: 'jhv',
      display_name: 'web',
      network_uuid: 'net-1',
      forwarding_rules: [{ protocol: 'TCP', source_port: 443, target_port: 8443 }],
      targets: [],
      reserve_public_ip: false,
    },
    {
      call: 'POST /jhv/network/load_balancers',
      body: 'display_name=web&network_uuid=net-1&forwarding_rules=[{"protocol":"TCP","source_port":443,"target_port":8443}]&targets=[]&reserve_public_ip=false',
    },
    [balancers, addresses, networks, events],
    'There was an error while creating your resource',
  ],
  [
    balancerChanges.updateLoadBalancer,
    { ...onBalancer, display_name: 'shop' },
    { call: 'PATCH /jhv/network/load_balancers/lb-1', body: 'display_name=shop' },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.setLoadBalancerBillingAccount,
    { ...onBalancer, set_id: 7 },
    { call: 'PUT /jhv/network/load_balancers/lb-1/billing_account', query: 'set_id=7' },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.addForwardingRule,
    { ...onBalancer, protocol: 'TCP', source_port: 443, target_port: 8443 },
    {
      call: 'POST /jhv/network/load_balancers/lb-1/forwarding_rules',
      body: 'protocol=TCP&source_port=443&target_port=8443',
    },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.removeForwardingRule,
    { ...onBalancer, rule_uuid: 'rule-1' },
    { call: 'DELETE /jhv/network/load_balancers/lb-1/forwarding_rules/rule-1' },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.addLoadBalancerTarget,
    { ...onBalancer, target_type: 'vm', target_uuid: 'vm-1' },
    { call: 'POST /jhv/network/load_balancers/lb-1/targets', body: 'target_type=vm&target_uuid=vm-1' },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.removeLoadBalancerTarget,
    { ...onBalancer, target_uuid: 'vm-1' },
    { call: 'DELETE /jhv/network/load_balancers/lb-1/targets/vm-1' },
    [balancers, events],
    'Error performing action',
  ],
  [
    balancerChanges.deleteLoadBalancer,
    onBalancer,
    { call: 'DELETE /jhv/network/load_balancers/lb-1' },
    [balancers, addresses, networks, events],
    'Error performing action',
  ],
  [
    firewallChanges.createFirewall,
    { location: 'jhv', display_name: 'web', rules: [] },
    { call: 'POST /jhv/network/firewalls', body: 'display_name=web&rules=[]' },
    [firewalls, events],
    'There was an error while creating your resource',
  ],
  [
    firewallChanges.updateFirewall,
    { ...onFirewall, display_name: 'web', rules: [], seen: firewallRow },
    { call: 'PUT /jhv/network/firewalls/fw-1', body: 'display_name=web&rules=[]' },
    [firewalls, events],
    'Error performing action',
  ],
  [
    firewallChanges.assignFirewall,
    { ...onFirewall, vm_uuid: 'vm-1' },
    { call: 'POST /jhv/network/firewalls/fw-1/vms', query: 'vm_uuid=vm-1' },
    [firewalls, events],
    'Error performing action',
  ],
  [
    firewallChanges.unassignFirewall,
    { ...onFirewall, vm_uuid: 'vm-1' },
    { call: 'DELETE /jhv/network/firewalls/fw-1/vms', query: 'vm_uuid=vm-1' },
    [firewalls, events],
    'Error performing action',
  ],
  [
    firewallChanges.deleteFirewall,
    onFirewall,
    { call: 'DELETE /jhv/network/firewalls/fw-1' },
    [firewalls, events],
    'Error performing action',
  ],
  [
    metal.createBareMetalLease,
    { location: 'jhv', display_name: 'farm', spec: 'compact', requested_os_id: 'debian-12', billing_account_id: 7 },
    {
      call: 'POST /jhv/metal/leases',
      body: 'display_name=farm&spec=compact&requested_os_id=debian-12&billing_account_id=7',
    },
    [leases, specs, events],
    'There was an error while creating your resource',
  ],
  [
    metal.updateBareMetalLease,
    { location: 'jhv', uuid: 'lease-1', display_name: 'archive' },
    { call: 'PATCH /jhv/metal/leases/lease-1', body: 'display_name=archive' },
    [leases, events],
    'Error performing action',
  ],
  [
    metal.deleteBareMetalLease,
    { location: 'jhv', uuid: 'lease-1' },
    { call: 'DELETE /jhv/metal/leases/lease-1' },
    [leases, specs, events],
    'Error performing action',
  ],
  [
    storage.createBucket,
    { name: 'shop-media', billing_account_id: 1201 },
    { call: 'PUT /storage/bucket', body: 'name=shop-media&billing_account_id=1201' },
    buckets,
    'There was an error while creating your resource',
  ],
  [
    storage.updateBucket,
    { name: 'shop-media', billing_account_id: 1202 },
    { call: 'PATCH /storage/bucket', body: 'name=shop-media&billing_account_id=1202' },
    buckets,
    'Error performing action',
  ],
  [
    storage.setBucketCors,
    { name: 'shop-media', allowed_origins: ['https://a.example', 'https://b.example'], seen: bucketRow },
    {
      call: 'PUT /storage/bucket/cors',
      body: 'name=shop-media&allowed_origins[]=https://a.example&allowed_origins[]=https://b.example',
    },
    buckets,
    'Error performing action',
  ],
  [
    storage.deleteBucket,
    { name: 'shop-media' },
    { call: 'DELETE /storage/bucket', body: 'name=shop-media' },
    buckets,
    'Error performing action',
  ],
  [
    storage.createS3Key,
    {},
    { call: 'POST /storage/user/keys' },
    s3Keys,
    'There was an error while creating your resource',
  ],
  [
    storage.deleteS3Key,
    { accessKey: 'LVEXAMPLE' },
    { call: 'DELETE /storage/user/keys', body: 'accessKey=LVEXAMPLE' },
    s3Keys,
    'Error performing action',
  ],
];

/** A server that answers a list with the row of these changes, for those that read it before. */
function rowsOrNothing({ call }: { call: string }): Response {
  if (!call.startsWith('GET')) return noContent();
  if (call.includes('firewalls')) return Response.json([firewallRow]);
  if (call.includes('ip_addresses')) return Response.json([{ address: '185.14.96.21', assigned_to: 'vm-1' }]);
  if (call.includes('billing_account')) return Response.json([accountRow]);
  return Response.json(call.includes('bucket') ? [bucketRow] : [makeVm()]);
}

describe.each(changes.map(([change, ...rest]) => [change.operation.id, change, ...rest] as const))(
  '%s',
  (_, change, variables, request, refreshed, failure) => {
    const run = (client: Parameters<typeof runChange>[0]) =>
      runChange(client, change as typeof startVm, variables as typeof onVm);

    it('makes the call the contract describes', async () => {
      const { client, seen } = fakeServer(rowsOrNothing);
      await run(client);
      expect(seen.filter(({ call }) => !call.startsWith('GET'))).toEqual([{ query: '', body: '', ...request }]);
    });

    it.each(['works', 'fails'])('refreshes what it makes old when it %s', async (how) => {
      const { client } = fakeServer((sent) => (how === 'works' ? rowsOrNothing(sent) : refusal('No')));
      const invalidate = vi.spyOn(client, 'invalidateQueries');
      await run(client).catch(() => undefined);
      expect(invalidate.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(withUsage(refreshed));
    });

    it('has something to say when it fails', () => {
      expect(change.operation.failure && failures[change.operation.failure]).toBe(failure);
    });
  },
);

/** Modules whose changes are tried in `access.test.ts`, or by the stories and journeys of their screens. */
const elsewhere = new Set(['access', 'administration', 'payments', 'profile']);

it('covers every change there is', () => {
  const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });
  const exported: unknown[] = Object.entries(modules)
    .filter(([file]) => !elsewhere.has(file.slice('./'.length, -'.ts'.length)))
    .flatMap(([, module]) => Object.values(module));
  const all = exported.flatMap((value) =>
    typeof value === 'object' && value !== null && 'mutationFn' in value && 'operation' in value
      ? [value.operation]
      : [],
  );
  expect(new Set(changes.map(([change]) => change.operation))).toEqual(new Set(all));
});

it('leaves what another location answered as fresh as it was', async () => {
  const lists = { jhv: compute.vmList('jhv'), tll: compute.vmList('tll') };
  const { client } = fakeServer(({ call }) => (call.startsWith('GET') ? Response.json([]) : noContent()));
  await Promise.all([client.fetchQuery(lists.jhv), client.fetchQuery(lists.tll)]);
  await runChange(client, startVm, onVm);
  const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => client.getQueryState(queryKey)?.isInvalidated;
  expect([isOld(lists.jhv), isOld(lists.tll)]).toEqual([true, false]);
});

it('forgets what a secret was sent or answered with, and remembers the rest', () => {
  const forgets = changes.flatMap(([change]) =>
    'gcTime' in change && change.gcTime === 0 ? [change.operation.id] : [],
  );
  expect(forgets).toEqual(['createVm', 'setVmPassword', 'createBareMetalLease', 'updateBareMetalLease', 'createS3Key']);
});
