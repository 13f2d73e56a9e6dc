import { useId, type ReactNode } from 'react';
import { useTooltip } from './useTooltip.js';

/**
 * Why something cannot be used now, for what stays focusable then: a tooltip on hover, focus and press, and a description.
 * Spread `triggerProps` and `descriptionId` on the trigger, render `explanation` beside it and call `explain` on a press.
 * `tooltip` is shown while there is no reason.
 */
export function useDisabledReason(reason: string | undefined, tooltip?: ReactNode) {
  const id = useId();
  const explained = reason !== undefined && reason !== '';
  const { triggerProps, bubble, show } = useTooltip({ content: reason || tooltip, keepOnPress: explained });
  return {
    explained,
    triggerProps,
    descriptionId: explained ? id : undefined,
    explain: show,
    explanation: (
      <>
        {bubble}
        {explained && (
          <span hidden id={id}>
            {reason}
          </span>
        )}
      </>
    ),
  };
}
