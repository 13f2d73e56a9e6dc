import { forwardRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOfFirstPage.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { IconButton } from '../Button/IconButton.js';
import * as styles from './Banner.css.js';

export interface BannerProps extends NativeAttributes {
  /** Names the region. */
  label: string;
  /** One line, the largest of the banner. */
  heading: ReactNode;
  /** A sentence more. */
  children?: ReactNode;
  /** A LinkButton or a Button. */
  action?: ReactNode;
  /** Makes it dismissible. The caller removes it. */
  onDismiss?: (() => void) | undefined;
}

/** What a company offers, above a page, in its own color. What a person must know is an Alert. */
export const Banner = forwardRef<HTMLElement, BannerProps>(function Banner(
  { label, heading, children, action, onDismiss, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('alert', english.alert);
  return (
    <section aria-label={label} {...attributes} ref={ref} className={styles.banner}>
      <div className={styles.content}>
        <p className={styles.title}>{heading}</p>
        {!isEmpty(children) && <div>{children}</div>}
      </div>
      {!isEmpty(action) && <div className={styles.action}>{action}</div>}
      {onDismiss && <IconButton size="small" icon={X} label={messages.dismiss} onClick={onDismiss} />}
    </section>
  );
});
