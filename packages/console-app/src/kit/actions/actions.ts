import type { ComponentType, LazyExoticComponent } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { IconType } from '@livery/ui';
import type { ChangeId } from '@livery/api/client';
import { allowed, type Capability } from '@livery/api/domain/capability';
import type { Feature } from '@livery/api/domain/features';
import type { Change } from '@livery/api/queries/change';
import type { BulkSelection } from '../bulk/outcomes.js';
import { prepare, type PreparedCall } from './preparedCall.js';

/** Whether a dialog is open, and how it says that it wants to close and that its exit animation is over. */
export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onExitComplete: () => void;
}

/** What a dialog of an action is given. It shows the rows as they are now, not as they were when it was asked for. */
export interface ActionDialogProps<Row> {
  action: Action<Row>;
  /** The row it is about; of several, the first. */
  row: Row;
  /** Set where rows were selected in a list. */
  bulk?: BulkSelection<Row> | undefined;
  /** To be spread onto the dialog. */
  dialog: DialogState;
  /** Called when the server has agreed; the dialog has been asked to close before. */
  onDone?: (() => void) | undefined;
}

export type ActionDialog<Row> = LazyExoticComponent<ComponentType<ActionDialogProps<Row>>>;

/** How an action is done with many rows at once. */
export interface BulkAction {
  /** What is asked and done: "Stop 10 virtual machines". */
  title: (count: number) => string;
  /** Id of another action of the table that a checkbox offers instead: "Force stop". */
  alternative?: string;
}

/** One thing that can be done with a row: everything that offers it or speaks of it reads this. */
export interface Action<Row> {
  id: string;
  /** What it is done with. */
  subject: ActionSubject<Row>;
  /** A verb, with its object where the row does not say it. */
  label: MessageDescriptor;
  icon: IconType;
  /** The section of a menu it stands in; sections stand in the order of their first action. */
  group: string;
  /** Set for what destroys. */
  danger: boolean;
  /** The feature flag that must be on. */
  feature: Feature | undefined;
  /** Whether it can be done now and, if not, why. */
  can: (row: Row) => Capability<string>;
  /** The operation it makes, for the words of the activity log. */
  operation: ChangeId | undefined;
  /** What it sends; undefined where a form decides. */
  call: ((row: Row) => PreparedCall) | undefined;
  /** What a toast says when the server has agreed. */
  done: ((name: string) => MessageDescriptor) | undefined;
  /** Asks before, or asks for more. Without it the call is made at once. */
  dialog: ActionDialog<Row> | undefined;
  /** Leads somewhere instead. */
  href: ((row: Row) => string) | undefined;
  bulk: BulkAction | undefined;
  /** Whether the menu of a row of a list offers it. */
  inRowMenu: boolean;
  /** Whether the row is gone afterwards, so that a page about it is left. */
  removes: boolean;
}

interface Definition<Row, Id extends ChangeId, Sent extends object> extends Partial<
  Omit<Action<Row>, 'id' | 'subject' | 'call' | 'operation' | 'label' | 'icon'>
> {
  label: MessageDescriptor;
  icon: IconType;
  change?: Change<Id, Sent>;
  /** What the change is given, where the row says it all. */
  variables?: (row: Row) => Sent;
}

/** An action before it stands in a table, which gives it its id and subject. */
type DescribedAction<Row> = Omit<Action<Row>, 'id' | 'subject'>;

/** Describes an action; `defineActions` adds its id. */
export function action<Row, Id extends ChangeId = ChangeId, Sent extends object = never>({
  change,
  variables,
  ...rest
}: Definition<Row, Id, Sent>): DescribedAction<Row> {
  return {
    group: 'actions',
    danger: false,
    feature: undefined,
    can: () => allowed,
    done: undefined,
    dialog: undefined,
    href: undefined,
    bulk: undefined,
    inRowMenu: false,
    removes: false,
    ...rest,
    operation: change?.call.id,
    call: change && variables ? (row) => prepare(change, variables(row)) : undefined,
  };
}

/** What actions are done with: a resource, or a part of one such as a disk. */
export interface ActionSubject<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Why something cannot be done, by the code of the reason. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
}

/** The one table of what can be done with a kind of row, in the order of its menu. */
export interface ActionTable<Row, Id extends string = string> extends ActionSubject<Row> {
  actions: Readonly<Record<Id, Action<Row>>>;
}

/** Makes a table of actions, each with its id and what it is done with. */
export function defineActions<Row, Id extends string>(
  subject: ActionSubject<Row>,
  definitions: Readonly<Record<Id, DescribedAction<Row>>>,
): ActionTable<Row, Id> {
  const named = Object.entries<DescribedAction<Row>>(definitions).map(([id, one]) => [id, { ...one, id, subject }]);
  return { ...subject, actions: Object.fromEntries(named) as Record<Id, Action<Row>> };
}
