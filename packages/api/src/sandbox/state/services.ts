import { backupsKept, servicePrice } from '../../domain/services.js';
import { parseTimestamp } from '../../domain/timestamps.js';
import type { ManagedService, Replica, ServiceResource, ServiceSecret } from '../../generated/types.js';
import { pricing } from '../catalogue/pricing.js';
import { site } from '../catalogue/site.js';
import { timestamp } from '../clock.js';
import { hash } from './random.js';
import type { ServiceRecord } from './state.js';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** When the daily backups are made, in UTC. */
const backupHour = 3;

/** The same text for the same service each time, so that it need not be kept. */
const digits = (...parts: (string | number)[]): string => hash(parts.join(' ')).toString(16).padStart(8, '0');

function uuidOf(...parts: string[]): string {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((salt) => digits(salt, ...parts));
  return `${a}-${b?.slice(0, 4)}-4${b?.slice(5)}-8${c?.slice(0, 3)}-${c?.slice(4)}${d}`;
}

/** The daily backups that are kept of a machine: they follow from the clock. */
function backupsOf(machine: string, { size, created_at }: ServiceRecord, now: number): Replica[] {
  const created = parseTimestamp(created_at).getTime();
  const last = Math.floor((now - backupHour * hour) / day) * day + backupHour * hour;
  return Array.from({ length: backupsKept }, (_, age) => last - age * day)
    .filter((made) => made > created)
    .map((made) => {
      const created_at = timestamp(made);
      const uuid = uuidOf(machine, created_at);
      const size_gb = Number((size.storage_gb * (0.2 + (hash(machine) % 300) / 1000)).toFixed(1));
      return { uuid, type: 'backup', master_uuid: machine, size_gb, created_at };
    });
}

function answeredPart(part: ServiceRecord['resources'][number], record: ServiceRecord, now: number): ServiceResource {
  const isBackedUp = part.resource_type === 'vm' && record.status === 'active';
  return isBackedUp ? { ...part, replicas: backupsOf(part.resource_uuid, record, now) } : part;
}

/** A managed service as it is answered: with its prices, and the backups of its machines. */
export function answeredService(record: ServiceRecord, now: number): ManagedService {
  const { nodes, size, ...service } = record;
  const currency = site.siteCurrency;
  const { lines } = servicePrice(pricing, { currency, location: service.location }, size, nodes);
  return {
    ...service,
    resources: service.resources.map((part) => answeredPart(part, record, now)),
    prices: lines.map(({ resourceType, quantity, hourly = 0, monthly = 0 }) => ({
      resource_type: resourceType,
      quantity,
      price_per_hour: Number(hourly.toFixed(6)),
      price_per_month: Number(monthly.toFixed(4)),
      currency,
    })),
  };
}

/** A backup of a machine of a service. */
export const backupOf = (record: ServiceRecord, machine: string, uuid: string, now: number): Replica | undefined =>
  backupsOf(machine, record, now).find((one) => one.uuid === uuid);

const kubeconfig = ({ uuid, display_name, properties }: ServiceRecord): string => `apiVersion: v1
kind: Config
clusters:
  - name: ${display_name}
    cluster:
      server: ${properties['endpoint'] ?? ''}
      certificate-authority-data: ${btoa(`certificate ${digits('ca', uuid)}`)}
users:
  - name: admin
    user:
      token: ${digits('token', uuid)}${digits('secret', uuid)}
contexts:
  - name: ${display_name}
    context: { cluster: ${display_name}, user: admin }
current-context: ${display_name}
`;

/** What is secret about a service, by its kind. */
export function secretsOf(record: ServiceRecord): ServiceSecret[] {
  const { uuid, service } = record;
  if (service === 'kubernetes') return [{ name: 'kubeconfig', value: kubeconfig(record) }];
  if (service === 'dummy') return [{ name: 'token', value: `${digits('token', uuid)}${digits('more', uuid)}` }];
  return [
    { name: 'username', value: 'admin' },
    { name: 'password', value: `Lv-${digits('password', uuid)}-${digits('word', uuid)}` },
  ];
}
