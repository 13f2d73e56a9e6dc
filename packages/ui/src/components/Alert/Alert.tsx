import { forwardRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import * as english from '../../messages/enOfFirstPage.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { toneIcons, type StatusTone } from '../StatusIndicator/toneIcons.js';
import * as styles from './Alert.css.js';

export interface AlertProps extends Omit<NativeAttributes<HTMLDivElement>, 'role'> {
  /** Default `info`. */
  tone?: StatusTone | undefined;
  /** What happened, in one sentence. */
  heading?: ReactNode;
  /** What to do next. */
  children?: ReactNode;
  /** Small buttons under the words: what can be done about it. */
  actions?: ReactNode;
  /** Makes it dismissible. The caller removes it. */
  onDismiss?: (() => void) | undefined;
  /**
   * How it is announced when it appears: `assertive` interrupts, `polite` waits, `off` says nothing, for what is there
   * when the page opens. Default: `assertive` for danger, else `polite`.
   */
  urgency?: 'off' | 'polite' | 'assertive' | undefined;
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message in the place it is about. It stays until it is dealt with; what may pass by is a toast. */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = 'info', heading, children, actions, onDismiss, urgency, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('alert', english.alert);
  return (
    <div
      {...attributes}
      ref={ref}
      role={roles[urgency ?? (tone === 'danger' ? 'assertive' : 'polite')]}
      className={`${styles.alert} ${styles.tone[tone]}`}
    >
      <span className={styles.icon}>
        <Icon icon={toneIcons[tone]} label={messages[tone]} />
      </span>
      <div className={styles.content}>
        {!isEmpty(heading) && <p className={styles.title}>{heading}</p>}
        {!isEmpty(children) && <div>{children}</div>}
        {!isEmpty(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={styles.dismiss} aria-label={messages.dismiss} onClick={onDismiss}>
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
});
