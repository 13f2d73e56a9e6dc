import { forwardRef } from 'react';
import { UserRoundCog } from 'lucide-react';
import { Button } from '../../components/Button/Button.js';
import { Icon } from '../../components/Icon/Icon.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './ImpersonationStrip.css.js';

export interface ImpersonationStripProps extends NativeAttributes {
  /** Whose account it is: an email address or a name. */
  owner: string;
  /** Ends it and leads back. */
  onLeave: () => void;
}

/**
 * Says whose account is accessed, on every page, with the way back (specification: account and billing, section 2). For
 * the `strip` of AppShell.
 */
export const ImpersonationStrip = forwardRef<HTMLElement, ImpersonationStripProps>(function ImpersonationStrip(
  { owner, onLeave, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('impersonationStrip', english.impersonationStrip);
  return (
    <section aria-label={messages.label} {...attributes} ref={ref} className={styles.strip}>
      <span className={styles.who}>
        <Icon icon={UserRoundCog} />
        <span>{messages.accountOf(owner)}</span>
      </span>
      <Button size="small" onClick={onLeave}>
        {messages.leave}
      </Button>
    </section>
  );
});
