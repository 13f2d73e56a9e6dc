/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const BareMetalHistoryEntry: Schema = {
  action: ['enum', 'admin_create', 'admin_update', 'admin_delete', 'admin_lease_create', 'user_request', 'user_release'],
  'acting_user_id?': ['null', 'number'],
  'created_at?': 'timestamp',
};

export const BareMetalMachine: Schema = {
  'uuid?': 'string',
  'status?': ['enum', 'available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'],
  'os_id?': ['null', 'string'],
  'hostname?': 'string',
  'public_ips?': ['list', 'string'],
  'private_ipv4?': ['null', 'string'],
  'gateway?': ['null', 'string'],
  'netmask?': ['null', 'string'],
  'mac?': 'string',
  'username?': 'string',
  'password?': ['null', 'string'],
  'admin_notes?': 'string',
  'serial_number?': 'string',
  'history?': ['list', BareMetalHistoryEntry],
};

export const BareMetalLease: Schema = {
  'uuid!': 'string',
  display_name: 'name',
  status: ['enum', 'available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted'],
  spec: 'string',
  requested_os_id: 'string',
  'public_key?': ['null', 'string'],
  'billing_account_id?': 'number',
  'location?': 'string',
  'machine?': ['null', BareMetalMachine],
  'releasable_at?': ['null', 'timestamp'],
  'created_at?': 'timestamp',
  'updated_at?': 'timestamp',
};

export const BareMetalSpec: Schema = {
  'id!': 'string',
  title: 'name',
  subtitle: 'string',
  description: 'string',
  'processor?': 'string',
  'memory_gb?': 'number',
  'disks?': 'string',
  'network?': 'string',
  is_available: 'boolean',
  'available_count?': 'number',
  ready_os_ids: ['list', 'string'],
};

export const BareMetalOs: Schema = {
  'id!': 'string',
  'display_name?': 'string',
};
