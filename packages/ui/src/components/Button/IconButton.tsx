import { forwardRef } from 'react';
import { Icon, type IconType } from '../Icon/Icon.js';
import { BaseButton, type ButtonBehaviour } from './BaseButton.js';
import type { ButtonVariant } from './Button.js';
import { buttonClass } from './buttonClass.js';

export interface IconButtonProps extends ButtonBehaviour {
  /** The only thing it shows. */
  icon: IconType;
  /** Its name, which is also its tooltip. */
  label: string;
  /** Is `label`. */
  'aria-label'?: undefined;
  /** `quiet` by default. */
  variant?: ButtonVariant | undefined;
  /** The icon points along the reading direction and is mirrored in right-to-left text. */
  directional?: boolean | undefined;
  /** Keys that do the same, shown after the name in the tooltip: "Ctrl+K". Say them in `aria-keyshortcuts` too. */
  shortcut?: string | undefined;
}

/** A square button for actions that an icon says well: close, more, refresh. `aria-pressed` makes it a toggle. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, variant = 'quiet', size = 'medium', directional, shortcut, ...rest },
  ref,
) {
  return (
    <BaseButton
      {...rest}
      ref={ref}
      size={size}
      className={buttonClass({ variant, size, iconOnly: true })}
      aria-label={label}
      tooltip={shortcut === undefined ? label : `${label} (${shortcut})`}
    >
      <Icon icon={icon} directional={directional} />
    </BaseButton>
  );
});
