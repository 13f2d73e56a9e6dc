import { forwardRef, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react';
import { idList, mergeAttributes } from '../../internal/attributes.js';
import { checkPageLater } from '../../internal/development.js';
import { useMessages } from '../../messages/messages.js';
import { SpinnerRing } from '../Spinner/SpinnerRing.js';
import { useDisabledReason } from '../Tooltip/useDisabledReason.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Button.css.js';

/** What every button understands; `aria-*`, `form`, `name`, `value` and event handlers go to the `<button>`. */
export interface ButtonBehaviour extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-disabled' | 'aria-busy'
> {
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Its action is under way: a spinner in place of the words, width and focus kept, presses ignored. Default false. */
  loading?: boolean | undefined;
  /** Cannot be pressed or focused now. Better say why: `disabledReason`. Default false. */
  disabled?: boolean | undefined;
  /** Why it cannot be pressed now. Disables it, but leaves it focusable so that the reason can be read. */
  disabledReason?: string | undefined;
}

interface BaseButtonProps extends ButtonBehaviour {
  className: string;
  /** Shown on hover and focus unless there is a `disabledReason`. Not a description: it repeats the name. */
  tooltip?: string | undefined;
  children: ReactNode;
}

/** The behaviour shared by Button and IconButton. */
export const BaseButton = forwardRef<HTMLButtonElement, BaseButtonProps>(function BaseButton(
  { className, size, loading, disabled, disabledReason, tooltip, children, type = 'button', onClick, ...rest },
  ref,
) {
  const messages = useMessages('button');
  const { explained, triggerProps, descriptionId, explain, explanation } = useDisabledReason(disabledReason, tooltip);
  const blocked = explained || loading === true;
  if (process.env.NODE_ENV === 'development') checkPageLater();

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (!blocked) {
      onClick?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (explained) explain(event.currentTarget);
  };

  return (
    <>
      <button
        {...mergeAttributes(rest, triggerProps)}
        ref={ref}
        type={type}
        className={className}
        disabled={disabled === true && !blocked}
        aria-disabled={blocked || undefined}
        aria-busy={loading || undefined}
        aria-describedby={idList(rest['aria-describedby'], descriptionId)}
        onClick={press}
      >
        <span className={loading ? styles.contentLoading : styles.content}>{children}</span>
        {loading && (
          <span className={styles.spinner}>
            <SpinnerRing size={size === 'small' ? 'small' : 'medium'} />
          </span>
        )}
      </button>
      {explanation}
      {/* A live region must exist before its words come, hence for every button that can load. */}
      {loading !== undefined && <VisuallyHidden live="polite">{loading && messages.loading}</VisuallyHidden>}
    </>
  );
});
