import { useEffect, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AppShellStrip, ImpersonationStrip } from '@livery/ui';
import { useServices } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';
import * as styles from './ActingStrip.css.js';

interface ActingStripProps {
  owner: string;
  /** A screen that has the whole window but for the strip. */
  children?: ReactNode;
}

/** Whose account it is, with the way back (specification: account and billing, sections 2 and 4). */
export default function ActingStrip({ owner, children }: ActingStripProps) {
  const { t } = useLingui();
  const toasts = useToasts();
  const { session, storage } = useServices();
  useEffect(() => {
    if (storage.impersonationNotice.get()?.kind !== 'started') return;
    storage.impersonationNotice.clear();
    toasts.success(t`Impersonation started`);
  }, [t, toasts, storage]);
  const strip = <ImpersonationStrip owner={owner} onLeave={session.stopActing} />;
  if (children === undefined) return strip;
  return (
    <div className={styles.window}>
      <AppShellStrip>{strip}</AppShellStrip>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}
