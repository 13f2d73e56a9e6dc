/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import type { Schema } from '../../client/schema.js';

export const VmMetricSeries: Schema = {
  'metric!': ['enum', 'cpu', 'memory', 'disk_read', 'disk_write', 'network_in', 'network_out'],
  unit: ['enum', 'percent', 'bytes', 'bytes_per_second'],
  points: ['list', ['tuple', 'number', ['null', 'number']]],
};

export const VmMetrics: Schema = {
  range: ['enum', '1h', '24h', '7d', '30d'],
  step_seconds: 'number',
  series: ['list', VmMetricSeries],
};

export const EventLogEntry: Schema = {
  'uuid!': 'string',
  created_at: 'timestamp',
  username: ['null', 'string'],
  'acting_username?': 'string',
  action: 'string',
  resource_type: ['enum', 'virtual_machine', 'managed_service', 'bucket', 'load_balancer', 'firewall', 'vpc', 'ip_address', 'bare_metal'],
  resource_uuid: ['null', 'string'],
  resource_name: 'string',
  location: ['null', 'string'],
  result: ['enum', 'started', 'succeeded', 'failed'],
  message: ['null', 'string'],
};

export const ConsoleSession: Schema = {
  url: 'string',
  token: 'string',
  expires_at: 'timestamp',
};
