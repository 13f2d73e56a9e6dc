import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { toneIcons, type Tone } from '../StatusIndicator/toneIcons.js';
import * as css from './Alert.css.js';

export interface AlertProps {
  /** Default info. */
  tone?: Tone;
  /** What happened, in one sentence. */
  title?: string;
  /** What to do next. */
  children?: ReactNode;
  /** Small buttons under the words: what can be done about it. */
  actions?: ReactNode;
  /** Makes it dismissible. The caller takes it away. */
  onDismiss?: () => void;
  /**
   * How it is announced when it comes: `assertive` interrupts, `polite` waits, `off` says nothing, for what stands
   * there when the page opens. Default: assertive for danger, else polite.
   */
  urgency?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/** A message in the place it is about. It stays until it is dealt with; what may pass by is a toast. */
export function Alert({ tone = 'info', title, children, actions, onDismiss, urgency }: AlertProps) {
  const words = useMessages('alert');
  const role = roles[urgency ?? (tone === 'danger' ? 'assertive' : 'polite')];
  return (
    <div role={role} className={`${css.alert} ${css.tone[tone]}`}>
      <span className={css.icon}>
        <Icon icon={toneIcons[tone]} label={words[tone]} />
      </span>
      <div className={css.content}>
        {title !== undefined && <p className={css.title}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
      {onDismiss !== undefined && (
        <button type="button" className={css.dismiss} aria-label={words.dismiss} onClick={onDismiss}>
          <Icon icon={X} />
        </button>
      )}
    </div>
  );
}
