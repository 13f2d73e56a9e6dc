import { forwardRef, useEffect, useRef, useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { useTooltip } from '../Tooltip/useTooltip.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { shortened } from './shortened.js';
import { copyToClipboard } from './copyToClipboard.js';
import * as styles from './CopyButton.css.js';

export interface CopyButtonProps extends NativeAttributes<HTMLButtonElement> {
  /** The text that is copied, always whole. */
  value: string;
  /** What it is, such as "UUID": the button is named "Copy UUID". */
  label: string;
  /** The same as rich text, for places that take it. */
  html?: string | undefined;
  /** Shows the value before the icon; one shaped like a UUID as its first eight characters. */
  showValue?: boolean | undefined;
}

/** How long the tooltip says "Copied", in milliseconds (specification: account and billing, section 2). */
export const copiedFor = 1000;

type State = 'ready' | 'copied' | 'refused';

/** Copies a value to the clipboard and says so. `ref` and native attributes go to the `<button>`. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { value, label, html, showValue = false, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('copyButton', english.copyButton);
  const [state, setState] = useState<State>('ready');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const content =
    state === 'copied' ? (
      messages.copied
    ) : state === 'refused' ? (
      <>
        {messages.refused} <code className={styles.refused}>{value}</code>
      </>
    ) : (
      messages.copy
    );
  const { triggerProps, bubble, show, fade } = useTooltip({ content, keepOnPress: true });

  const copy = async (button: HTMLButtonElement) => {
    const copied = await copyToClipboard(value, html);
    setState(copied ? 'copied' : 'refused');
    show(button);
    window.clearTimeout(timer.current);
    if (!copied) return;
    timer.current = window.setTimeout(() => {
      fade();
      setState('ready');
    }, copiedFor);
  };

  return (
    <span className={styles.wrapper}>
      <button
        {...mergeAttributes(attributes, triggerProps)}
        onBlur={(event) => {
          attributes.onBlur?.(event);
          triggerProps.onBlur();
          if (state === 'refused') setState('ready');
        }}
        onClick={(event) => {
          attributes.onClick?.(event);
          /* In a row or a card that can be pressed, copying is not opening. */
          event.stopPropagation();
          void copy(event.currentTarget);
        }}
        ref={ref}
        type="button"
        className={showValue ? styles.withValue : styles.button}
      >
        {showValue && <span className={styles.value}>{shortened(value)}</span>}
        <VisuallyHidden>
          {' '}
          {messages.copy} {label}
        </VisuallyHidden>
        <span className={state === 'copied' ? styles.iconCopied : styles.icon}>
          <Icon icon={state === 'copied' ? Check : Copy} size={14} />
        </span>
      </button>
      {bubble}
      <VisuallyHidden live="polite">
        {state === 'copied' && messages.copied}
        {state === 'refused' && messages.refused}
      </VisuallyHidden>
    </span>
  );
});
