import { forwardRef, type ReactNode } from 'react';
import { Icon, type IconType } from '../Icon/Icon.js';
import { BaseButton, type ButtonBehaviour } from './BaseButton.js';
import { buttonClass } from './buttonClass.js';
import * as styles from './Button.css.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps extends ButtonBehaviour {
  /** `primary` once a view, `secondary` by default, `quiet` in rows and toolbars, `danger` to confirm a loss. */
  variant?: ButtonVariant | undefined;
  /** Before the words. */
  icon?: IconType | undefined;
  /** After the words, for a chevron of a menu. */
  trailingIcon?: IconType | undefined;
  /** As wide as its container: small screens and login forms. */
  fullWidth?: boolean | undefined;
  /** A verb and its object: "Create virtual machine". */
  children: ReactNode;
  /** Its name where its words do not say of what: begins with them. */
  'aria-label'?: string | undefined;
}

/** Does something here and now. What leads elsewhere is a LinkButton. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant = 'secondary', size = 'medium', icon, trailingIcon, fullWidth = false, children, ...rest },
  ref,
) {
  return (
    <BaseButton {...rest} ref={ref} size={size} className={buttonClass({ variant, size, fullWidth })}>
      {icon && <Icon icon={icon} size={size === 'small' ? 14 : 16} />}
      <span className={styles.label}>{children}</span>
      {trailingIcon && <Icon icon={trailingIcon} size={size === 'small' ? 14 : 16} />}
    </BaseButton>
  );
});
