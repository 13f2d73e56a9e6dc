/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const VmParameterEnum: Schema = {
  kind: ['enum', 'enum'],
  values: ['list', 'string'],
};

export const VmParameterRange: Schema = {
  kind: ['enum', 'range'],
  min: 'number',
  max: 'number',
  'step?': 'number',
};

export const VmParameterRegexp: Schema = {
  kind: ['enum', 'regexp'],
  pattern: 'string',
};

export const VmParameter: Schema = {
  'name!': 'string',
  type: ['enum', 'string', 'integer'],
  constraints: ['list', ['by', 'kind', { enum: VmParameterEnum, range: VmParameterRange, regexp: VmParameterRegexp }]],
};

export const Replica: Schema = {
  'uuid!': 'string',
  type: ['enum', 'snapshot', 'backup'],
  'master_uuid?': 'string',
  'status?': ['enum', 'creating', 'ready'],
  'size_gb?': 'number',
  'created_at?': 'timestamp',
};

export const Disk: Schema = {
  'uuid!': 'string',
  'name?': 'string',
  size: 'number',
  primary: 'boolean',
  shared: 'boolean',
  replicas: ['list', Replica],
};

export const Vm: Schema = {
  'uuid!': 'string',
  name: 'name',
  description: ['null', 'string'],
  status: ['enum', 'creating', 'running', 'stopping', 'stopped', 'deleted', 'hibernating', 'hibernated', 'waking_up', 'rebooting', 'starting', 'cloning', 'reinstalling', 'rebuilding'],
  'status_changed_at?': 'timestamp',
  vcpu: 'number',
  memory: 'number',
  hostname: 'string',
  username: 'string',
  os_name: 'string',
  os_version: 'string',
  license_type: ['null', 'string'],
  'mac?': 'string',
  private_ipv4: ['null', 'string'],
  'public_ipv4?': ['null', 'string'],
  public_ipv6: ['null', 'string'],
  backup: 'boolean',
  billing_account: 'number',
  designated_pool_uuid: ['null', 'string'],
  'designated_pool_name?': ['null', 'string'],
  'current_pool_uuid?': ['null', 'string'],
  'current_pool_name?': ['null', 'string'],
  'network_uuid?': ['null', 'string'],
  'location?': 'string',
  storage: ['list', Disk],
  'is_rescue?': 'boolean',
  'is_limited?': 'boolean',
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const HostPool: Schema = {
  'uuid!': 'string',
  'name?': 'string',
  'description?': ['null', 'string'],
  'processor?': ['null', 'string'],
  'arch?': ['null', 'string'],
  'is_default?': 'boolean',
  'is_available?': 'boolean',
};

export const Subinterface: Schema = {
  'uuid!': 'string',
  vlan_tag: 'number',
  mac: 'string',
  network_uuid: 'string',
  ip: ['null', 'string'],
};

export const VmInterface: Schema = {
  'uuid!': 'string',
  'vm_uuid?': 'string',
  mac: 'string',
  network_uuid: 'string',
  'network_name?': 'string',
  ip: ['null', 'string'],
  subinterfaces: ['list', Subinterface],
};
