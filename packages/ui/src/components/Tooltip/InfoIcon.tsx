import { useId, type ReactNode } from 'react';
import { Info } from 'lucide-react';
import { useMessages } from '../../messages/messages.js';
import { Icon } from '../Icon/Icon.js';
import { useTooltip, type TooltipPlacement } from './useTooltip.js';
import * as styles from './InfoIcon.css.js';

export interface InfoIconProps {
  /** What it explains: a sentence or two. */
  content: ReactNode;
  /** Names the button, such as "About backups". Several on a page need different names. */
  label?: string;
  /** The side of the icon it stands on while there is room. Default `top`. */
  placement?: TooltipPlacement;
}

/** A small "i" that explains what stands before it: a tooltip for pointer and keyboard, opened by a tap on touch screens. */
export function InfoIcon({ content, label, placement }: InfoIconProps) {
  const messages = useMessages('infoIcon');
  const id = useId();
  const { triggerProps, bubble, show, dismiss, isOpen } = useTooltip({ content, placement, keepOnPress: true });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={label ?? messages.label}
        aria-describedby={id}
        {...triggerProps}
        onClick={(event) => (isOpen ? dismiss() : show(event.currentTarget))}
      >
        <Icon icon={Info} size={14} />
      </button>
      {bubble}
      <span hidden id={id}>
        {content}
      </span>
    </>
  );
}
