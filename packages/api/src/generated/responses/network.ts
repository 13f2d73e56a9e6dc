/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as network from '../schemas/network.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /{location}/network/ip_addresses': { operationId: 'listIpAddresses', schema: network.zListIpAddressesResponse },
  'POST /{location}/network/ip_addresses': { operationId: 'createIpAddress', schema: network.zCreateIpAddressResponse },
  'PATCH /{location}/network/ip_addresses/{address}': { operationId: 'updateIpAddress', schema: network.zUpdateIpAddressResponse },
  'POST /{location}/network/ip_addresses/{address}/assign': { operationId: 'assignIpAddress', schema: network.zAssignIpAddressResponse },
  'POST /{location}/network/ip_addresses/{address}/unassign': { operationId: 'unassignIpAddress', schema: network.zUnassignIpAddressResponse },
  'GET /{location}/network/networks': { operationId: 'listNetworks', schema: network.zListNetworksResponse },
  'POST /{location}/network/network': { operationId: 'createNetwork', schema: network.zCreateNetworkResponse },
  'PATCH /{location}/network/network/{uuid}': { operationId: 'updateNetwork', schema: network.zUpdateNetworkResponse },
  'GET /{location}/network/load_balancers': { operationId: 'listLoadBalancers', schema: network.zListLoadBalancersResponse },
  'POST /{location}/network/load_balancers': { operationId: 'createLoadBalancer', schema: network.zCreateLoadBalancerResponse },
  'PATCH /{location}/network/load_balancers/{uuid}': { operationId: 'updateLoadBalancer', schema: network.zUpdateLoadBalancerResponse },
  'POST /{location}/network/load_balancers/{uuid}/targets': { operationId: 'addLoadBalancerTarget', schema: network.zAddLoadBalancerTargetResponse },
  'POST /{location}/network/load_balancers/{uuid}/forwarding_rules': { operationId: 'addForwardingRule', schema: network.zAddForwardingRuleResponse },
  'GET /{location}/network/firewalls': { operationId: 'listFirewalls', schema: network.zListFirewallsResponse },
  'POST /{location}/network/firewalls': { operationId: 'createFirewall', schema: network.zCreateFirewallResponse },
  'PUT /{location}/network/firewalls/{uuid}': { operationId: 'updateFirewall', schema: network.zUpdateFirewallResponse },
} as const;
