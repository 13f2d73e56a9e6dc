import type {
  BillingAccount,
  EventLogEntry,
  IpAddress,
  Subinterface,
  User,
  Vm,
  VpcNetwork,
} from '../../generated/types.js';
import type { Fault } from '../http/faults.js';
import type { Transition } from './pending.js';
import type { Seed } from './random.js';

/** Raised whenever a kept state of before could not be read as this one any more. */
export const stateVersion = 1;

export const scenarioNames = ['demo', 'empty', 'large', 'indebted', 'suspended', 'admin'] as const;
export type ScenarioName = (typeof scenarioNames)[number];

/** Everything the sandbox remembers: plain data, so that it can be kept as JSON and compared. */
export interface State extends Seed {
  version: number;
  scenario: ScenarioName;
  /** The scenario the sandbox was started with, if one was named: asking for the same again keeps the state. */
  asked_scenario?: ScenarioName;
  /** What the clock was turned by since the scenario began, in ms. */
  clock_offset_ms: number;
  /** What the clock shows while it stands still, in ms since 1970; absent while it goes. */
  clock_stands_at?: number;
  faults: Fault[];
  users: SandboxUser[];
  billing_accounts: BillingAccount[];
  /** By slug of the location. */
  locations: Record<string, LocationState>;
  /** What will happen by itself, the soonest first. */
  pending: Transition[];
  /** The oldest first. */
  events: EventLogEntry[];
}

/** Who may sign in; the key is the `kong_key` of the user. */
export interface SandboxUser {
  role: 'customer' | 'administrator';
  user: User & { kong_key: string };
}

export interface LocationState {
  /** By uuid. */
  vms: Record<string, VmRecord>;
  /** By uuid. */
  networks: Record<string, NetworkRecord>;
  /** By the address itself. */
  addresses: Record<string, IpAddress>;
}

/** A machine as this provider answers it: with every field of the contract. */
export type SandboxVm = Required<Vm>;

/** A machine as it is answered, and what only the sandbox knows about it. */
export interface VmRecord {
  vm: SandboxVm;
  interface_uuid: string;
  subinterfaces: Subinterface[];
  /** Whether its operating system ignores the power button: a graceful stop ends as a forced one after 120 s (I 4). */
  ignores_acpi: boolean;
  /** Whether a floating address is reserved and assigned once it is created. */
  wants_public_ip: boolean;
}

/** A network without what follows from the machines in it. */
export type NetworkRecord = Omit<VpcNetwork, 'vm_uuids' | 'resources_count'>;
