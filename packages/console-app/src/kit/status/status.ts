import type { I18n, MessageDescriptor } from '@lingui/core';
import type { StatusTone } from '@livery/ui';
import { unknownAmount } from '@livery/api/domain/money';
import { entryOf } from '@livery/api/domain/openValues';
import type { Transition, Transitions } from '@livery/api/domain/transitions';
import type { Timestamp } from '@livery/api/generated/types';

/** How a resource is: its statuses with their words and colours, and which of them pass by themselves. */
export interface StatusDescription<Row> {
  of: (row: Row) => string;
  /** When the status began, as the server says it. */
  since: (row: Row) => Timestamp | undefined;
  labels: Readonly<Record<string, MessageDescriptor>>;
  /** The statuses that last, in the order in which a filter offers them. */
  stableStates: readonly string[];
  toneOf: (status: string) => StatusTone;
  transitions: Transitions;
  /** What the row shows in the place of its status's word: "Running (rescue)". */
  labelOf?: (row: Row, label: string) => MessageDescriptor | undefined;
  /** In how many ms a transition is ended by force, where it is: fills the progress bar instead of its usual duration. */
  timeoutOf?: (row: Row) => number | undefined;
  /** What is under way, by the status that passes: "Starting web-1". */
  transitionalStates: Readonly<Record<string, (name: string) => MessageDescriptor>>;
  /** What is announced when a transition ends in this status: "web-1 is running". */
  finalStates: Readonly<Record<string, (name: string) => MessageDescriptor>>;
}

/** The word of a status; one that nobody knows as the server has it, a dash where it says nothing. */
export function statusLabel<Row>(i18n: I18n, { labels }: StatusDescription<Row>, status: string): string {
  const label = entryOf(labels, status);
  return label ? i18n._(label) : status || unknownAmount;
}

/** The transition that a row is in; undefined where its status lasts. */
export function transitionOf<Row>(
  { of, since, transitions }: StatusDescription<Row>,
  row: Row,
): Transition | undefined {
  return transitions.of(of(row), since(row))[0];
}
