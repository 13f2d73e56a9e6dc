import { cloneElement, useId, type ReactElement, type ReactNode } from 'react';
import { useTooltip, type TooltipPlacement } from './useTooltip.js';
import * as styles from './Tooltip.css.js';

export interface TooltipProps {
  /** A sentence at most, nothing that can be clicked. */
  content: ReactNode;
  /** The side of the trigger it stands on while there is room. Default `top`. */
  placement?: TooltipPlacement;
  /** Pressing the trigger leaves it open. */
  keepOnPress?: boolean;
  /** One focusable element that passes `aria-describedby` on to the DOM. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
}

/**
 * Words about a control, 300 ms after the pointer came or at once on keyboard focus; 100 ms to close, 500 ms to fade (A 9).
 * The words are the trigger's description all the time, so screen readers need not wait.
 */
export function Tooltip({ content, placement, keepOnPress, children }: TooltipProps) {
  const id = useId();
  const { triggerProps, bubble } = useTooltip({ content, placement, keepOnPress });
  const describedBy = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <>
      <span className={styles.wrapper} data-tooltip-wrapper="" {...triggerProps}>
        {cloneElement(children, { 'aria-describedby': describedBy })}
      </span>
      {bubble}
      <span hidden id={id}>
        {content}
      </span>
    </>
  );
}
