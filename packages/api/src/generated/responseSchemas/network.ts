/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const IpAddress: Schema = {
  uuid: 'string',
  'address!': 'string',
  name: ['null', 'string'],
  type: ['enum', 'public', 'private'],
  enabled: 'boolean',
  is_ipv6: 'boolean',
  assigned_to: ['null', 'string'],
  assigned_to_resource_type: ['null', ['enum', 'virtual_machine', 'service', 'load_balancer']],
  assigned_to_private_ip: ['null', 'string'],
  'billing_account_id?': 'number',
  'location?': 'string',
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const VpcNetwork: Schema = {
  'uuid!': 'string',
  name: 'name',
  type: 'string',
  subnet: 'string',
  subnet_ipv6: ['null', 'string'],
  is_default: 'boolean',
  vm_uuids: ['list', 'string'],
  resources_count: 'number',
  'location?': 'string',
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const ForwardingRule: Schema = {
  'uuid!': 'string',
  protocol: ['enum', 'TCP'],
  source_port: 'number',
  target_port: 'number',
  connection_limit: ['null', 'number'],
  session_persistence: ['null', ['enum', 'SOURCE_IP']],
  'created_at?': 'timestamp',
};

export const LoadBalancerTarget: Schema = {
  target_type: ['enum', 'vm'],
  'target_uuid!': 'string',
  'target_ip_address?': ['null', 'string'],
  'created_at?': 'timestamp',
};

export const LoadBalancer: Schema = {
  'uuid!': 'string',
  display_name: 'name',
  private_address: 'string',
  network_uuid: 'string',
  forwarding_rules: ['list', ForwardingRule],
  targets: ['list', LoadBalancerTarget],
  'billing_account_id?': 'number',
  'location?': 'string',
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const FirewallRule: Schema = {
  'uuid?': 'string',
  direction: ['enum', 'inbound', 'outbound'],
  protocol: ['enum', 'tcp', 'udp', 'icmp'],
  port_start: ['null', 'number'],
  port_end: ['null', 'number'],
  endpoint_spec_type: ['enum', 'ip_prefixes', 'group_tag', 'any', 'vlan'],
  endpoint_spec: ['list', 'string'],
};

export const FirewallAssignment: Schema = {
  'resource_type?': ['enum', 'virtual_machine'],
  'resource_uuid!': 'string',
};

export const Firewall: Schema = {
  'uuid!': 'string',
  display_name: 'name',
  rules: ['list', FirewallRule],
  resources_assigned: ['list', FirewallAssignment],
  'billing_account_id?': 'number',
  'location?': 'string',
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};
