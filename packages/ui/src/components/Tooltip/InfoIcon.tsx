import { forwardRef, useId, type MouseEvent, type ReactNode } from 'react';
import { Info } from 'lucide-react';
import { idList, mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { useTooltip, type TooltipPlacement } from './useTooltip.js';
import * as styles from './InfoIcon.css.js';

export interface InfoIconProps extends NativeAttributes<HTMLButtonElement> {
  /** What it explains: a sentence or two. */
  content: ReactNode;
  /** Names the button, such as "About backups". Several on a page need different names. */
  label?: string | undefined;
  /** The side of the icon it stands on while there is room. Default `top`. */
  placement?: TooltipPlacement | undefined;
}

/**
 * A small "i" that explains what stands before it: a tooltip for pointer and keyboard, opened by a tap on touch screens.
 * `ref` and native attributes go to the `<button>`.
 */
export const InfoIcon = forwardRef<HTMLButtonElement, InfoIconProps>(function InfoIcon(
  { content, label, placement, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('infoIcon', english.infoIcon);
  const contentId = useId();
  const { triggerProps, bubble, show, dismiss, isOpen } = useTooltip({ content, placement, keepOnPress: true });
  return (
    <>
      <button
        aria-label={label ?? messages.label}
        {...mergeAttributes(attributes, {
          ...triggerProps,
          onClick: (event: MouseEvent) => (isOpen ? dismiss() : show(event.currentTarget)),
        })}
        ref={ref}
        type="button"
        className={styles.button}
        aria-describedby={idList(contentId, attributes['aria-describedby'])}
      >
        <Icon icon={Info} size={14} />
      </button>
      {bubble}
      <span hidden id={contentId}>
        {content}
      </span>
    </>
  );
});
