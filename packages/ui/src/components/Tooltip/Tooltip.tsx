import { cloneElement, forwardRef, useId, type ReactElement, type ReactNode } from 'react';
import { idList, mergeAttributes, type NativeAttributes } from '../../internal/attributes.js';
import { useTooltip, type TooltipPlacement } from './useTooltip.js';
import * as styles from './Tooltip.css.js';

export interface TooltipProps extends NativeAttributes<HTMLSpanElement> {
  /** A sentence at most, nothing that can be clicked. */
  content: ReactNode;
  /** The side of the trigger it stands on while there is room. Default `top`. */
  placement?: TooltipPlacement | undefined;
  /** Pressing the trigger leaves it open. Default false. */
  keepOnPress?: boolean | undefined;
  /** One focusable element that passes `aria-describedby` on to the DOM. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Words about a control, 300 ms after the pointer came or at once on keyboard focus; 100 ms to close, 500 ms to fade
 * (specification: account and billing, section 9). The words are the trigger's description all the time, so screen
 * readers need not wait. `ref` and native attributes go to the element around the trigger.
 */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  { content, placement, keepOnPress, children, ...attributes },
  ref,
) {
  const id = useId();
  const { triggerProps, bubble } = useTooltip({ content, placement, keepOnPress });
  return (
    <>
      <span {...mergeAttributes(attributes, triggerProps)} ref={ref} className={styles.wrapper} data-tooltip-wrapper="">
        {cloneElement(children, { 'aria-describedby': idList(children.props['aria-describedby'], id) })}
      </span>
      {bubble}
      <span hidden id={id}>
        {content}
      </span>
    </>
  );
});
