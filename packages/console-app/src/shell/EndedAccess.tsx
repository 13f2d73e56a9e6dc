import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useStorage } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';

/** Says that the access to the account of another has ended: it ran out, or its owner removed it. */
export default function EndedAccess() {
  const { t } = useLingui();
  const toasts = useToasts();
  const storage = useStorage();
  useEffect(() => {
    const notice = storage.impersonationNotice.get();
    if (notice?.kind !== 'ended') return;
    storage.impersonationNotice.clear();
    toasts.warning(t`Your access to the account of ${notice.owner} has ended`);
  }, [t, toasts, storage]);
  return null;
}
