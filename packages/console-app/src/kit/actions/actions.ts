import type { ComponentType } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { IconType } from '@livery/ui';
import { allowed, type Capability } from '@livery/api/domain/capability';
import type { Feature, SiteSetting } from '@livery/api/domain/features';
import { closeAtOnce, type DialogState } from '#shared/dialogState.js';
import { lazyModal } from '#shared/lazy.js';
import type { BulkSelection } from '../bulk/plan.js';
import type { BoundMutation } from './boundMutation.js';

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

export type ActionDialog<Row> = ComponentType<ActionDialogProps<Row>>;

/** How an action is done with many rows at once. */
interface BulkAction<Row> {
  /** What is asked and done: "Stop 10 virtual machines". */
  title: (count: number) => string;
  /** Id of another action of the table that a checkbox offers instead: "Force stop". */
  alternative?: string;
  /** Asks before it is done with many, where that is not what asks before it is done with one. */
  dialog?: ActionDialog<Row>;
}

/** One thing that can be done with a row: everything that offers it or speaks of it reads this. */
export interface Action<Row> {
  id: string;
  /** The table it stands in, which says what it is done with. */
  table: ActionTable<Row>;
  /** A verb, with its object where the row does not say it. */
  label: MessageDescriptor;
  icon: IconType;
  /** The section of a menu it stands in; sections stand in the order of their first action. */
  group: string;
  /** Set for what destroys. */
  danger: boolean;
  /** The feature flag that must be on. */
  feature: Feature | undefined;
  /** The switch of the configuration, beside the features, that must be on. */
  setting: SiteSetting | undefined;
  /** Whether it can be done now and, if not, why. */
  can: (row: Row) => Capability<string>;
  /** What it sends, or would send as the row is now; undefined where a form decides. */
  mutation: ((row: Row) => BoundMutation) | undefined;
  /** What a toast says when the server has agreed. */
  done: ((name: string, row: Row) => MessageDescriptor) | undefined;
  /** Asks before, or asks for more. Without it the call is made at once. */
  dialog: ActionDialog<Row> | undefined;
  /** Leads somewhere instead. */
  href: ((row: Row) => string) | undefined;
  bulk: BulkAction<Row> | undefined;
  /** Whether the menu of the row's page offers it. Default true. */
  inMenu: boolean;
  /** Whether the palette offers it while the row's page is shown. Default true. */
  inPalette: boolean;
  /** Whether the menu of a row of a list offers it. Default false; true for rename, move to another account and delete. */
  inRowMenu: boolean;
  /** Whether the row is gone afterwards, so that a page about it is left. */
  deletes: boolean;
}

/** Makes a dialog of a component whose module is fetched when it is first asked for. */
export const lazyDialog = <Row>(load: () => Promise<ComponentType<ActionDialogProps<Row>>>): ActionDialog<Row> =>
  lazyModal(load, ({ dialog }) => closeAtOnce(dialog));

/** An action as a table describes it: a label and an icon, and what differs from the usual. */
export type ActionDefinition<Row> = Pick<Action<Row>, 'label' | 'icon'> & Partial<Omit<Action<Row>, 'id' | 'table'>>;

/** What actions are done with: a resource, or a part of one such as a disk. */
interface ActionTarget<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Why something cannot be done, by the code of the reason. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
}

/** The one table of what can be done with a kind of row, in the order of its menu. */
export interface ActionTable<Row, Id extends string = string> extends ActionTarget<Row> {
  actions: Readonly<Record<Id, Action<Row>>>;
}

const defaults = {
  group: 'actions',
  danger: false,
  feature: undefined,
  setting: undefined,
  can: () => allowed,
  mutation: undefined,
  done: undefined,
  dialog: undefined,
  href: undefined,
  bulk: undefined,
  inMenu: true,
  inPalette: true,
  inRowMenu: false,
  deletes: false,
};

/** Makes a table of actions, each with its id and the table it stands in. */
export function defineActions<Row, Id extends string>(
  target: ActionTarget<Row>,
  definitions: Readonly<Record<Id, ActionDefinition<NoInfer<Row>>>>,
): ActionTable<Row, Id> {
  const actions = {} as Record<Id, Action<Row>>;
  const table = { ...target, actions };
  for (const [id, definition] of Object.entries<ActionDefinition<Row>>(definitions)) {
    actions[id as Id] = { ...defaults, ...definition, id, table };
  }
  return table;
}
