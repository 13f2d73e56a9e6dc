import type {
  BareMetalHistoryEntry,
  BareMetalMachineStatus,
  BillingAccount,
  EventLogEntry,
  Firewall,
  IpAddress,
  ManagedService,
  ServicePackage,
  ServiceResource,
  LoadBalancer,
  SiteConfig,
  Subinterface,
  Vm,
  VpcNetwork,
} from '../../generated/types.js';
import type { AccessState, SandboxUser } from './access.js';
import type { Fault } from '../http/faults.js';
import type { LedgerState } from '../ledger/types.js';
import type { LatencyProfile } from '../http/latency.js';
import type { RateLimit } from '../http/rateLimit.js';
import type { PaymentsState } from './payments.js';
import type { IdentityState } from './identity.js';
import type { Transition } from './pending.js';
import type { Seed } from './random.js';
import type { StorageState } from './storage.js';

/** Raised whenever a state that was kept before could not be used as this one any more. */
export const stateVersion = 5;

export const scenarioNames = ['demo', 'empty', 'large', 'indebted', 'suspended', 'admin', 'metal'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** Everything the sandbox remembers: plain data, so that it can be kept as JSON and compared. */
export interface State extends Seed {
  version: number;
  scenario: ScenarioName;
  /** What the sandbox was started with: being started with the same again keeps what was set since. */
  requested: { scenario?: ScenarioName; latency: LatencyProfile };
  /** How long calls take. */
  latency: LatencyProfile;
  /** How many calls an API key may make; absent without a limit. */
  rate_limit?: RateLimit;
  /** What the clock was advanced by since the scenario began, in ms. */
  clock_offset_ms: number;
  /** What the clock shows while it stands still, in ms since 1970; absent while it goes. */
  clock_stands_at?: number;
  faults: Fault[];
  /** What the configuration of the site has instead of the catalogue's; absent while it is the catalogue's. */
  site?: Partial<SiteConfig>;
  users: SandboxUser[];
  billing_accounts: BillingAccountRecord[];
  /** What was charged, paid and credited. */
  ledger: LedgerState;
  /** API tokens, delegations and impersonations of all users. */
  access: AccessState;
  /** What other customers have, by their name; absent without any. See `stateOf`. */
  tenants?: Record<string, TenantState>;
  /** By slug of the location. */
  locations: Record<string, LocationState>;
  storage: StorageState;
  /** Payment methods, and what their processors have under way; absent until the first one. */
  payments?: PaymentsState;
  /** What customers have approved at a processor: tokens of the vault, secrets of prepared cards; absent until the first one. */
  approved_setups?: string[];
  /** What opens a connection to a terminal, by token; absent until the first one. */
  console_tokens?: Record<string, ConsoleToken>;
  /** What the test identity provider remembers; absent until it is first used. */
  identity?: IdentityState;
  /** What will happen by itself, the soonest first. */
  pending: Transition[];
  /** The oldest first. */
  events: EventLogEntry[];
}

/** A billing account without what follows from the ledger and from usage. */
export type BillingAccountRecord = Omit<
  BillingAccount,
  | 'can_pay'
  | 'credit_amount'
  | 'precalc_credit_amount'
  | 'precalc_days_in_debt'
  | 'precalc_ongoing'
  | 'running_totals'
  | 'unpaid_amount'
>;

/** Whose each part of the state is: one of all customers, or one of each. */
export const owners = {
  version: 'all',
  scenario: 'all',
  requested: 'all',
  seed: 'all',
  latency: 'all',
  rate_limit: 'all',
  clock_offset_ms: 'all',
  clock_stands_at: 'all',
  faults: 'all',
  site: 'all',
  users: 'all',
  access: 'all',
  tenants: 'all',
  approved_setups: 'all',
  console_tokens: 'all',
  identity: 'all',
  billing_accounts: 'each',
  ledger: 'each',
  locations: 'each',
  storage: 'each',
  payments: 'each',
  pending: 'each',
  events: 'each',
} as const satisfies Record<keyof State, 'all' | 'each'>;

/** What is another customer's own. */
export type TenantState = Pick<
  State,
  { [Part in keyof State]-?: (typeof owners)[Part] extends 'each' ? Part : never }[keyof State]
>;

/** Opens one connection to the terminal of a machine. */
export interface ConsoleToken {
  location: string;
  /** Uuid of the machine. */
  vm: string;
  /** Whose machine it is, where it is another customer's. */
  tenant?: string;
  /** In whose account it was asked for. */
  username: string;
  /** Who asked for it while acting for that user. */
  acting_username?: string;
  /** When it becomes useless, in ms since 1970. */
  expires: number;
}

export interface LocationState {
  /** By uuid. */
  vms: Record<string, VmRecord>;
  /** By uuid. */
  networks: Record<string, NetworkRecord>;
  /** By the address itself. */
  addresses: Record<string, IpAddress>;
  /** By uuid. */
  services: Record<string, ServiceRecord>;
  /** By uuid. */
  load_balancers: Record<string, LoadBalancer>;
  /** By uuid. */
  firewalls: Record<string, Firewall>;
  /** Bare-metal machines, by uuid. */
  machines: Record<string, MachineRecord>;
}

/** A machine as this provider answers it: with every field of the contract. */
export type SandboxVm = Required<Vm>;

/** A machine as it is answered, and what only the sandbox knows about it. */
export interface VmRecord {
  vm: SandboxVm;
  interface_uuid: string;
  subinterfaces: Subinterface[];
  /** Whether its operating system ignores the power button: a graceful stop is forced after 120 s. */
  ignores_acpi: boolean;
  /** Whether a floating address is reserved and assigned once it is created. */
  wants_public_ip: boolean;
  /** The sizes it has had before, the oldest first, with their prices for an hour; absent without any. */
  earlier_sizes?: { until: string; size: string; hourly: number }[];
}

/** A network without what follows from the machines in it. */
export type NetworkRecord = Omit<VpcNetwork, 'vm_uuids' | 'resources_count'>;

/**
 * A managed service without what follows from the rest: prices from the price list, daily backups from the clock. `nodes`
 * and `size` are what was ordered.
 */
export interface ServiceRecord extends Required<Omit<ManagedService, 'prices' | 'resources'>> {
  resources: Omit<ServiceResource, 'replicas'>[];
  nodes: number;
  size: Required<ServicePackage>;
}

/** A bare-metal machine of the provider, leased or not. Its addresses and names follow from its number. */
export interface MachineRecord {
  uuid: string;
  /** Its number among the machines of its location, from 1. */
  number: number;
  /** Id of its spec. */
  spec: string;
  status: BareMetalMachineStatus;
  /** The operating system on it; null when its disks are empty. */
  os_id: string | null;
  admin_notes: string;
  /** The newest first. */
  history: BareMetalHistoryEntry[];
  lease: LeaseRecord | null;
  /** What the lease is charged to. */
  billing_account_id: number | null;
}

export interface LeaseRecord {
  uuid: string;
  display_name: string;
  requested_os_id: string;
  public_key: string | null;
  releasable_at: string;
  created_at: string;
  /** When its machine was configured, from which on it is charged; absent before. */
  configured_at?: string;
  updated_at: string;
}
