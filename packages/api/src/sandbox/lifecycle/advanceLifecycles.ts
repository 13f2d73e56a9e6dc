import { runBilling } from '../ledger/close.js';
import { completeInvoicePayment } from '../ledger/invoicePayments.js';
import { finishEvent } from '../state/events.js';
import type { Transition } from '../state/pending.js';
import { endInvitation } from '../state/access.js';
import type { State } from '../state/state.js';
import { statesOfAll } from '../state/tenants.js';
import { replicaSize, runWeeklyBackups } from './backups.js';
import { reviewInvoicePayment } from '../rules/invoicePayment.js';
import { settleDue } from '../rules/payments.js';
import { applyServiceStep } from './serviceTransitions.js';
import { finishMachine } from './machines.js';
import { applyVmStep } from './vmTransitions.js';

function finishReplica(state: State, location: string, vm: string, replica: string): void {
  for (const disk of state.locations[location]?.vms[vm]?.vm.storage ?? []) {
    const found = disk.replicas.find((one) => one.uuid === replica);
    if (found) Object.assign(found, { status: 'ready', size_gb: replicaSize(disk, replica) });
  }
}

function applyTransition(state: State, transition: Transition): void {
  let message: string | null = null;
  if (transition.kind === 'weekly_backup') {
    runWeeklyBackups(state, transition.due);
  } else if (transition.kind === 'billing') {
    runBilling(state, transition.due);
  } else if (transition.kind === 'invoice_payment') {
    completeInvoicePayment(state, transition, transition.due);
  } else if (transition.kind === 'invoice_review') {
    reviewInvoicePayment(state, transition.card, transition.due);
  } else if (transition.kind === 'replica') {
    finishReplica(state, transition.location, transition.vm, transition.replica);
  } else if (transition.kind === 'service') {
    applyServiceStep(state, transition);
  } else if (transition.kind === 'payment') {
    settleDue(state, transition.payment, transition.due);
  } else if (transition.kind === 'machine') {
    const machine = state.locations[transition.location]?.machines[transition.machine];
    if (machine) finishMachine(machine, transition.due);
  } else if (transition.kind === 'share_end') {
    endInvitation(state, transition.impersonation);
  } else if (transition.kind === 'mfa_enrolled') {
    state.access.mfa = [...new Set([...state.access.mfa, transition.user])];
  } else {
    const record = state.locations[transition.location]?.vms[transition.vm];
    if (record) ({ message } = applyVmStep(state, transition.location, record, transition.step, transition.due));
  }
  finishEvent(state, transition.event, 'succeeded', message);
}

/** Applies every transition of every customer that is due by now, in order and each at its own time. Says whether there was any. */
export function advanceLifecycles(state: State, now: number): boolean {
  return statesOfAll(state)
    .map((one) => advance(one, now))
    .some(Boolean);
}

function advance(state: State, now: number): boolean {
  let applied = false;
  for (let next = state.pending[0]; next && next.due <= now; next = state.pending[0]) {
    state.pending.shift();
    applyTransition(state, next);
    applied = true;
  }
  return applied;
}
