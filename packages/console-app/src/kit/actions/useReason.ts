import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Capability } from '@livery/api/domain/capability';
import { useConnection } from '#shared/connection.js';
import type { Action, ActionTarget } from './actions.js';

/** Gives the words of a reason by its code; the code itself where there are none. */
export function useReasonText<Row>({ reasons }: Pick<ActionTarget<Row>, 'reasons'>): (code: string) => string {
  const { i18n } = useLingui();
  return useCallback((code) => (reasons[code] ? i18n._(reasons[code]) : code), [i18n, reasons]);
}

/** Says why something cannot be done, for `disabledReason`; undefined when it can. */
export function useReason<Row>(
  target: Pick<ActionTarget<Row>, 'reasons'>,
): (capability: Capability<string>) => string | undefined {
  const text = useReasonText(target);
  return useCallback((capability) => (capability.allowed ? undefined : text(capability.reason)), [text]);
}

/** Why no change can be sent now, for `disabledReason` of what is no action of a table; undefined when it can. */
export function useConnectionReason(): string | undefined {
  const { t } = useLingui();
  return useConnection() === 'online' ? undefined : t`No connection`;
}

/** Why an action cannot be done with a row now, for `disabledReason`: its own reason, or that there is no connection. */
export function useActionReason<Row>({ can, table }: Action<Row>, row: Row): string | undefined {
  const reason = useReason(table)(can(row));
  const disconnected = useConnectionReason();
  return reason ?? disconnected;
}
