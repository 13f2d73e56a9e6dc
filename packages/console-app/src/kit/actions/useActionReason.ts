import { useReason } from '#shared/texts/reasons.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import type { Action } from './actions.js';

/** Why an action cannot be done with a row now, for `disabledReason`: its own reason, or that there is no connection. */
export function useActionReason<Row>({ can, table }: Action<Row>, row: Row): string | undefined {
  const reason = useReason(table)(can(row));
  const disconnected = useConnectionReason();
  return reason ?? disconnected;
}
