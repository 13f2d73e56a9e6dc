/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Operation } from '../../client/operation.js';
import { Firewall, ForwardingRule, IpAddress, LoadBalancer, LoadBalancerTarget, VpcNetwork } from '../responseSchemas/network.js';

/** List the IP addresses of a location. */
export const listIpAddresses: Operation<'listIpAddresses'> = {
  id: 'listIpAddresses',
  method: 'GET',
  path: '/{location}/network/ip_addresses',
  response: ['list', IpAddress],
};

/** List the private networks of a location. */
export const listNetworks: Operation<'listNetworks'> = {
  id: 'listNetworks',
  method: 'GET',
  path: '/{location}/network/networks',
  response: ['list', VpcNetwork],
};

/** List the load balancers of a location. */
export const listLoadBalancers: Operation<'listLoadBalancers'> = {
  id: 'listLoadBalancers',
  method: 'GET',
  path: '/{location}/network/load_balancers',
  response: ['list', LoadBalancer],
};

/** List the firewalls of a location. */
export const listFirewalls: Operation<'listFirewalls'> = {
  id: 'listFirewalls',
  method: 'GET',
  path: '/{location}/network/firewalls',
  response: ['list', Firewall],
};

/** Create an IP address. */
export const createIpAddress: Operation<'createIpAddress'> = {
  id: 'createIpAddress',
  method: 'POST',
  path: '/{location}/network/ip_addresses',
  body: ['name', 'billing_account_id'],
  failure: 'createResource',
  affects: [['listIpAddresses', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listIpAddresses,
  response: IpAddress,
};

/** Rename an IP address or move it to another billing account. */
export const updateIpAddress: Operation<'updateIpAddress'> = {
  id: 'updateIpAddress',
  method: 'PATCH',
  path: '/{location}/network/ip_addresses/{address}',
  body: ['name', 'billing_account_id'],
  failure: 'performAction',
  affects: [['listIpAddresses', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listIpAddresses, id: 'address' },
  response: IpAddress,
};

/** Delete an IP address. */
export const deleteIpAddress: Operation<'deleteIpAddress'> = {
  id: 'deleteIpAddress',
  method: 'DELETE',
  path: '/{location}/network/ip_addresses/{address}',
  failure: 'performAction',
  affects: [['listIpAddresses', 'location'], ['listVms', 'location'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listIpAddresses, id: 'address' },
  deletes: true,
};

/** Assign an IP address to a private address. */
export const assignIpAddress: Operation<'assignIpAddress'> = {
  id: 'assignIpAddress',
  method: 'POST',
  path: '/{location}/network/ip_addresses/{address}/assign',
  body: ['private_ip'],
  failure: 'performAction',
  affects: [['listIpAddresses', 'location'], ['listVms', 'location'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listIpAddresses, id: 'address' },
  response: IpAddress,
};

/** Unassign an IP address. */
export const unassignIpAddress: Operation<'unassignIpAddress'> = {
  id: 'unassignIpAddress',
  method: 'POST',
  path: '/{location}/network/ip_addresses/{address}/unassign',
  failure: 'performAction',
  affects: [['listIpAddresses', 'location'], ['listVms', 'location'], ['listManagedServices'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listIpAddresses, id: 'address' },
  response: IpAddress,
};

/** Create a private network. */
export const createNetwork: Operation<'createNetwork'> = {
  id: 'createNetwork',
  method: 'POST',
  path: '/{location}/network/network',
  body: ['name'],
  failure: 'createResource',
  affects: [['listNetworks', 'location'], ['listEvents']],
  idempotent: false,
  creates: listNetworks,
  response: VpcNetwork,
};

/** Rename a private network. */
export const updateNetwork: Operation<'updateNetwork'> = {
  id: 'updateNetwork',
  method: 'PATCH',
  path: '/{location}/network/network/{uuid}',
  body: ['name'],
  failure: 'performAction',
  affects: [['listNetworks', 'location'], ['listVmInterfaces', 'location'], ['listInterfacesOfVm', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listNetworks, id: 'uuid' },
  response: VpcNetwork,
};

/** Delete a private network. */
export const deleteNetwork: Operation<'deleteNetwork'> = {
  id: 'deleteNetwork',
  method: 'DELETE',
  path: '/{location}/network/network/{uuid}',
  failure: 'performAction',
  affects: [['listNetworks', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listNetworks, id: 'uuid' },
  deletes: true,
};

/** Make a private network the default of its location. */
export const setDefaultNetwork: Operation<'setDefaultNetwork'> = {
  id: 'setDefaultNetwork',
  method: 'PUT',
  path: '/{location}/network/network/{uuid}/default',
  failure: 'performAction',
  affects: [['listNetworks', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listNetworks, id: 'uuid' },
};

/** Create a load balancer. */
export const createLoadBalancer: Operation<'createLoadBalancer'> = {
  id: 'createLoadBalancer',
  method: 'POST',
  path: '/{location}/network/load_balancers',
  body: ['display_name', 'network_uuid', 'forwarding_rules', 'targets', 'reserve_public_ip', 'billing_account_id'],
  json: ['forwarding_rules', 'targets'],
  failure: 'createResource',
  affects: [['listLoadBalancers', 'location'], ['listIpAddresses', 'location'], ['listNetworks', 'location'], ['listEvents'], ['listUsage']],
  idempotent: false,
  creates: listLoadBalancers,
  response: LoadBalancer,
};

/** Rename a load balancer. */
export const updateLoadBalancer: Operation<'updateLoadBalancer'> = {
  id: 'updateLoadBalancer',
  method: 'PATCH',
  path: '/{location}/network/load_balancers/{uuid}',
  body: ['display_name'],
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
  response: LoadBalancer,
};

/** Delete a load balancer. */
export const deleteLoadBalancer: Operation<'deleteLoadBalancer'> = {
  id: 'deleteLoadBalancer',
  method: 'DELETE',
  path: '/{location}/network/load_balancers/{uuid}',
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listIpAddresses', 'location'], ['listNetworks', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
  deletes: true,
};

/** Move a load balancer to another billing account. */
export const setLoadBalancerBillingAccount: Operation<'setLoadBalancerBillingAccount'> = {
  id: 'setLoadBalancerBillingAccount',
  method: 'PUT',
  path: '/{location}/network/load_balancers/{uuid}/billing_account',
  query: ['set_id'],
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
};

/** Add a target to a load balancer. */
export const addLoadBalancerTarget: Operation<'addLoadBalancerTarget'> = {
  id: 'addLoadBalancerTarget',
  method: 'POST',
  path: '/{location}/network/load_balancers/{uuid}/targets',
  body: ['target_type', 'target_uuid'],
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
  response: LoadBalancerTarget,
};

/** Remove a target from a load balancer. */
export const removeLoadBalancerTarget: Operation<'removeLoadBalancerTarget'> = {
  id: 'removeLoadBalancerTarget',
  method: 'DELETE',
  path: '/{location}/network/load_balancers/{uuid}/targets/{target_uuid}',
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
};

/** Add a forwarding rule to a load balancer. */
export const addForwardingRule: Operation<'addForwardingRule'> = {
  id: 'addForwardingRule',
  method: 'POST',
  path: '/{location}/network/load_balancers/{uuid}/forwarding_rules',
  body: ['protocol', 'source_port', 'target_port', 'connection_limit', 'session_persistence'],
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
  response: ForwardingRule,
};

/** Remove a forwarding rule from a load balancer. */
export const removeForwardingRule: Operation<'removeForwardingRule'> = {
  id: 'removeForwardingRule',
  method: 'DELETE',
  path: '/{location}/network/load_balancers/{uuid}/forwarding_rules/{rule_uuid}',
  failure: 'performAction',
  affects: [['listLoadBalancers', 'location'], ['listEvents'], ['listUsage']],
  idempotent: true,
  row: { list: listLoadBalancers, id: 'uuid' },
};

/** Create a firewall. */
export const createFirewall: Operation<'createFirewall'> = {
  id: 'createFirewall',
  method: 'POST',
  path: '/{location}/network/firewalls',
  body: ['display_name', 'rules', 'billing_account_id'],
  json: ['rules'],
  failure: 'createResource',
  affects: [['listFirewalls', 'location'], ['listEvents']],
  idempotent: false,
  creates: listFirewalls,
  response: Firewall,
};

/** Replace the name and rules of a firewall. */
export const updateFirewall: Operation<'updateFirewall'> = {
  id: 'updateFirewall',
  method: 'PUT',
  path: '/{location}/network/firewalls/{uuid}',
  body: ['display_name', 'rules'],
  json: ['rules'],
  failure: 'performAction',
  affects: [['listFirewalls', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listFirewalls, id: 'uuid' },
  response: Firewall,
};

/** Delete a firewall. */
export const deleteFirewall: Operation<'deleteFirewall'> = {
  id: 'deleteFirewall',
  method: 'DELETE',
  path: '/{location}/network/firewalls/{uuid}',
  failure: 'performAction',
  affects: [['listFirewalls', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listFirewalls, id: 'uuid' },
  deletes: true,
};

/** Attach a firewall to a virtual machine. */
export const assignFirewall: Operation<'assignFirewall'> = {
  id: 'assignFirewall',
  method: 'POST',
  path: '/{location}/network/firewalls/{uuid}/vms',
  query: ['vm_uuid'],
  failure: 'performAction',
  affects: [['listFirewalls', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listFirewalls, id: 'uuid' },
};

/** Detach a firewall from a virtual machine. */
export const unassignFirewall: Operation<'unassignFirewall'> = {
  id: 'unassignFirewall',
  method: 'DELETE',
  path: '/{location}/network/firewalls/{uuid}/vms',
  query: ['vm_uuid'],
  failure: 'performAction',
  affects: [['listFirewalls', 'location'], ['listEvents']],
  idempotent: true,
  row: { list: listFirewalls, id: 'uuid' },
};
