import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ImpersonationStrip } from '@livery/ui';
import { useServices } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';

/** Whose account it is, with the way back (specification: account and billing, sections 2 and 4). */
export default function ActingStrip({ owner }: { owner: string }) {
  const { t } = useLingui();
  const toasts = useToasts();
  const { session, storage } = useServices();
  useEffect(() => {
    if (storage.impersonationNotice.get()?.kind !== 'started') return;
    storage.impersonationNotice.clear();
    toasts.success(t`Impersonation started`);
  }, [t, toasts, storage]);
  return <ImpersonationStrip owner={owner} onLeave={() => session.stopActing()} />;
}
