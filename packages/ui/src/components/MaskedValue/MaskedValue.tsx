import { forwardRef, useEffect, useState } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { CopyButton } from '../CopyButton/CopyButton.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './MaskedValue.css.js';

export interface MaskedValueProps extends NativeAttributes<HTMLSpanElement> {
  /** The secret. It is in the page only while it is visible. */
  value: string;
  /** What it is, such as "API key": its buttons are named after it. */
  label: string;
  /** How long it stays visible, in ms. Default 30 000; `Infinity` until it is hidden. */
  visibleFor?: number | undefined;
}

/** As many for any secret: their number says nothing of its length. */
const dots = '••••••••••••';

/**
 * A secret that its owner may see and copy at any time: masked, visible on request, and masked again after a while and
 * when the page goes out of sight. `ref` and native attributes go to the outermost element.
 */
export const MaskedValue = forwardRef<HTMLSpanElement, MaskedValueProps>(function MaskedValue(
  { value, label, visibleFor = 30_000, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('maskedValue', english.maskedValue);
  const [visible, setVisible] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    if (!visible) return undefined;
    const hide = () => setVisible(false);
    const hideUnseen = () => document.visibilityState === 'hidden' && hide();
    const timer = Number.isFinite(visibleFor) ? window.setTimeout(hide, visibleFor) : undefined;
    document.addEventListener('visibilitychange', hideUnseen);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', hideUnseen);
    };
  }, [visible, visibleFor]);

  return (
    <span role="group" aria-label={label} {...attributes} ref={ref} className={styles.masked}>
      {visible ? (
        <span className={styles.value}>{value}</span>
      ) : (
        <>
          <span aria-hidden className={styles.dots}>
            {dots}
          </span>
          <VisuallyHidden>{messages.masked}</VisuallyHidden>
        </>
      )}
      <button
        type="button"
        className={styles.toggle}
        aria-label={messages.show(label)}
        aria-pressed={visible === true}
        onClick={() => setVisible(visible !== true)}
      >
        <Icon icon={visible ? EyeOff : Eye} size={14} />
      </button>
      <CopyButton value={value} label={label} />
      <VisuallyHidden live="polite">
        {visible === undefined ? '' : visible ? messages.visible(label) : messages.hidden(label)}
      </VisuallyHidden>
    </span>
  );
});
