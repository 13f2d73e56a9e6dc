import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import type { IconButtonProps, MenuItem } from '@livery/ui';
import { useLocation } from 'wouter';
import { isSwitchedOn } from '@livery/api/domain/features';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useReasonText } from '#shared/texts/reasons.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import type { Action, ActionTable } from './actions.js';
import { ActionFailure } from './ActionFailure.js';
import { useAction } from './useAction.js';
import { useRequestedDialog, type RequestedOptions } from './useRequestedDialog.js';

interface Options<Row> extends Pick<RequestedOptions<Row>, 'rows'> {
  /** Called after an action that `deletes` its row. */
  onRemoved?: (row: Row) => void;
}

/** An item of a menu, which the palette offers as well. */
type ActionItem = Omit<MenuItem, 'label' | 'description'> & { label: string };

/** A section of a menu. */
interface ActionSection {
  id: string;
  items: ActionItem[];
}

/** The props of an action's button. */
interface ActionButton extends Pick<IconButtonProps, 'icon' | 'disabledReason' | 'onClick'> {
  children: string;
  loading: boolean;
}

/** The props of an action's icon button. */
type ActionIconButton = Pick<IconButtonProps, 'icon' | 'label' | 'disabledReason' | 'onClick'>;

export interface Actions<Row, Id extends string = string> {
  /** Does an action: at once, or after its dialog. */
  perform: (id: Id, row: Row) => void;
  /** The actions a row has, in sections: all that are switched on, or those of `filter`. */
  menu: (row: Row, filter?: (action: Action<Row>) => boolean) => ActionSection[];
  button: (id: Id, row: Row) => ActionButton;
  /** Why it cannot be done with a row now, for `disabledReason` of what does it in place. Stays the same function. */
  reason: (id: Id, row: Row) => string | undefined;
  /** For a cell of a table; `label` says the row too, "Delete disk sdb". Stays the same function, as `menu` and `perform` do. */
  iconButton: (id: Id, row: Row, label: string) => ActionIconButton;
  /** Whether an action is switched on for this site. */
  isOffered: (id: Id) => boolean;
  /** Failures of actions that have no dialog. */
  failures: ReactNode;
  /** The dialog that is open. */
  dialog: ReactNode;
}

/** The actions of a table, as a part of a screen is given them. */
export type ActionsOf<Table> = Table extends ActionTable<infer Row, infer Id> ? Actions<Row, Id> : never;

/** Everything a screen needs to offer the actions of a table: for all rows of a list, or for one on its own page. */
export function useActions<Row, Id extends string>(
  table: ActionTable<Row, Id>,
  { rows, onRemoved }: Options<Row> = {},
): Actions<Row, Id> {
  /* Another function in another language, which `i18n` is not: what is kept here would go on in the old one. */
  const { _ } = useLingui();
  const site = useSiteConfig();
  const [, navigate] = useLocation();
  const immediate = useAction();
  const { disabledReason: disconnected } = immediate.button();
  const reasonText = useReasonText(table);
  /* The columns of a list close over `menu`: a new function would render every row again. */
  const isShown = useIsVisible();
  /* A screen that was left is not acted on any more: it would take the person away from where they are. */
  const removed = useCallback(
    (row: Row) => {
      if (isShown.current) onRemoved?.(row);
    },
    [isShown, onRemoved],
  );
  const { request, dialog } = useRequestedDialog(table, { rows, onRemoved: removed });
  const latest = useRef({ run: immediate.run, removed, navigate });
  useEffect(() => {
    latest.current = { run: immediate.run, removed, navigate };
  });

  const stable = useMemo(() => {
    const ids = Object.keys(table.actions) as Id[];
    const isOffered = (id: Id): boolean => isSwitchedOn(site, table.actions[id]);
    const reason = (id: Id, row: Row): string | undefined => {
      const { can, dialog, mutation } = table.actions[id];
      const capability = can(row);
      if (!capability.allowed) return reasonText(capability.reason);
      // A dialog says itself that there is no connection, so that it can be filled in meanwhile.
      return mutation && !dialog ? disconnected : undefined;
    };
    const perform = (id: Id, row: Row): void => {
      const { dialog, mutation, done, deletes, href } = table.actions[id];
      if (href) {
        latest.current.navigate(href(row));
        return;
      }
      if (dialog) {
        request(id, row);
        return;
      }
      if (!mutation) return;
      const name = table.nameOf(row);
      void latest.current
        .run(mutation(row), { target: { id: table.idOf(row), name }, done: done && _(done(name, row)) })
        .then((succeeded) => succeeded && deletes && latest.current.removed(row));
    };
    const item = (id: Id, row: Row): ActionItem => {
      const { label, icon, danger, href } = table.actions[id];
      return {
        id,
        label: _(label),
        icon,
        tone: danger ? 'danger' : 'neutral',
        disabledReason: reason(id, row),
        ...(href ? { href: href(row) } : { onAction: () => perform(id, row) }),
      };
    };
    const menu = (row: Row, filter: (action: Action<Row>) => boolean = () => true): ActionSection[] => {
      const offered = ids.filter((id) => isOffered(id) && filter(table.actions[id]));
      const groups = [...new Set(offered.map((id) => table.actions[id].group))];
      return groups.map((group) => ({
        id: group,
        items: offered.filter((id) => table.actions[id].group === group).map((id) => item(id, row)),
      }));
    };
    const iconButton = (id: Id, row: Row, label: string): ActionIconButton => ({
      icon: table.actions[id].icon,
      label,
      disabledReason: reason(id, row),
      onClick: () => perform(id, row),
    });
    return { isOffered, reason, perform, menu, iconButton };
  }, [table, _, site, reasonText, disconnected, request]);

  const button = useCallback(
    (id: Id, row: Row, running: boolean): ActionButton => ({
      icon: table.actions[id].icon,
      children: _(table.actions[id].label),
      loading: running,
      disabledReason: running ? undefined : stable.reason(id, row),
      onClick: () => stable.perform(id, row),
    }),
    [table, _, stable],
  );

  return {
    ...stable,
    button: (id, of) => button(id, of, !table.actions[id].dialog && immediate.isRunning(table.idOf(of))),
    failures: <ActionFailure action={immediate} />,
    dialog,
  };
}
