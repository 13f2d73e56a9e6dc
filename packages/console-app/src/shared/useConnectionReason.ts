import { useLingui } from '@lingui/react/macro';
import { useConnection } from './connection.js';

/** Why no change can be sent now, for `disabledReason` of what is no action of a table; undefined when it can. */
export function useConnectionReason(): string | undefined {
  const { t } = useLingui();
  return useConnection() === 'online' ? undefined : t`No connection`;
}
