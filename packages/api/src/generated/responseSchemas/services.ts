/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';
import { Replica } from './compute.js';

export const ServiceVersion: Schema = {
  'version!': 'string',
  'display_name?': 'string',
  'is_default?': 'boolean',
};

export const ServicePackage: Schema = {
  vcpu: 'number',
  memory: 'number',
  storage_gb: 'number',
};

export const ServiceConfiguration: Schema = {
  'service!': ['enum', 'mariadb', 'postgresql', 'kubernetes', 'dummy'],
  'display_name?': 'string',
  'description?': 'string',
  'icon?': ['null', 'string'],
  versions: ['list', ServiceVersion],
  'allows_single_node?': 'boolean',
  'allows_multi_node?': 'boolean',
  'multi_node_counts?': ['list', 'number'],
  'packages?': ['list', ServicePackage],
  'locations?': ['list', 'string'],
};

export const ServiceResource: Schema = {
  resource_type: ['enum', 'vm', 'virtual_ip', 'network', 'kong_token'],
  'resource_uuid!': 'string',
  'name?': 'string',
  'role?': 'string',
  'status?': ['enum', 'creating', 'running', 'stopping', 'stopped', 'deleted', 'hibernating', 'hibernated', 'waking_up', 'rebooting', 'starting', 'cloning', 'reinstalling', 'rebuilding'],
  'status_changed_at?': 'timestamp',
  'vcpu?': 'number',
  'memory?': 'number',
  'storage_gb?': 'number',
  'private_ipv4?': ['null', 'string'],
  'public_ipv4?': ['null', 'string'],
  'replicas?': ['list', Replica],
};

export const ServicePrice: Schema = {
  'resource_type?': 'string',
  'quantity?': 'number',
  'price_per_hour?': 'number',
  'price_per_month?': 'number',
  'currency?': 'string',
};

export const ManagedService: Schema = {
  'uuid!': 'string',
  service: ['enum', 'mariadb', 'postgresql', 'kubernetes', 'dummy'],
  version: 'string',
  display_name: 'name',
  status: ['enum', 'active', 'requested', 'deleted'],
  location: 'string',
  is_multi_node: 'boolean',
  resources: ['list', ServiceResource],
  prices: ['list', ServicePrice],
  whitelist_addresses: ['list', 'string'],
  properties: ['map', 'scalar'],
  'billing_account_id?': 'number',
  'network_uuid?': ['null', 'string'],
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const ServiceSecret: Schema = {
  'name!': 'name',
  value: 'string',
};
