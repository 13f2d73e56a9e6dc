/** What a machine does by itself after a while. */
export type VmStep = 'assign_addresses' | 'run' | 'stop' | 'force_stop' | 'remove';

interface VmTransition {
  kind: 'vm';
  location: string;
  vm: string;
  step: VmStep;
}

interface ReplicaTransition {
  kind: 'replica';
  location: string;
  vm: string;
  replica: string;
}

/** What a managed service, or one of its machines, does by itself after a while. */
export type ServiceStep = 'prepare' | 'activate' | 'run' | 'stop' | 'remove';

interface ServiceTransition {
  kind: 'service';
  location: string;
  service: string;
  /** The machine, for the steps of one. */
  machine?: string;
  step: ServiceStep;
}

/** A bare-metal machine is configured or its disks are clean. */
interface MachineTransition {
  kind: 'machine';
  location: string;
  machine: string;
}

/** The webhook of a payment that its processor has approved. */
interface PaymentTransition {
  kind: 'payment';
  payment: string;
}

/** A temporary share of an account ends. */
interface ShareEnd {
  kind: 'share_end';
  /** Uuid of the invitation. */
  impersonation: string;
}

/** A user has enrolled the device that gives the second factor. */
interface MfaEnrolled {
  kind: 'mfa_enrolled';
  /** Id of the user. */
  user: number;
}

/** A payment of an invoice that was begun: by the card with the id `card`, whatever the primary one is by then. */
export interface InvoicePayment {
  kind: 'invoice_payment';
  invoice: number;
  card: number;
  /** Id of the user. */
  acting_user: number;
}

/** Something that happens by itself once the clock reaches `due`, in ms since 1970. */
export type Transition = (
  | VmTransition
  | ReplicaTransition
  | ServiceTransition
  | MachineTransition
  | PaymentTransition
  | ShareEnd
  | MfaEnrolled
  | { kind: 'weekly_backup' }
  | { kind: 'billing' }
  | InvoicePayment
  | { kind: 'invoice_review'; card: number }
) & {
  due: number;
  /** The event that is over with it. */
  event?: string;
};

/** What things happen to by themselves. */
interface Scheduled {
  pending: Transition[];
}

/** Adds what will happen, keeping the soonest first; what is due at the same time happens in the order it was added. */
export function schedule({ pending }: Scheduled, transition: Transition): void {
  let low = 0;
  let high = pending.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pending[middle]?.due ?? 0) <= transition.due) low = middle + 1;
    else high = middle;
  }
  pending.splice(low, 0, transition);
}

/** What a machine is about to become; a snapshot in the making is none of it. */
export const isStepOfVm =
  (vm: string) =>
  (one: Transition): boolean =>
    one.kind === 'vm' && one.vm === vm;

/** What a managed service, or one of its machines, is about to become. */
export const isStepOfService =
  (service: string, machine?: string) =>
  (one: Transition): boolean =>
    one.kind === 'service' && one.service === service && (machine === undefined || one.machine === machine);
