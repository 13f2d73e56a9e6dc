import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { Icon, type IconType } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import { externalAttributes, NewTab } from '../Link/external.js';
import type { ButtonVariant } from './Button.js';
import { buttonClass } from './buttonClass.js';
import * as styles from './Button.css.js';

export interface LinkButtonProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style' | 'target' | 'rel'
> {
  /** Where it leads: an address of the product, or a full one with `external`. */
  href: string;
  /** `primary` once a view, `secondary` by default, `quiet` in rows and toolbars. */
  variant?: ButtonVariant | undefined;
  /** 36 px high (28 in compact density, 44 in spacious); `small` is 28 px. 44 px where the pointer is coarse. */
  size?: 'medium' | 'small' | undefined;
  /** Before the words. */
  icon?: IconType | undefined;
  /** As wide as its container: small screens and login forms. Default false. */
  fullWidth?: boolean | undefined;
  /** Leaves the page: opens in a new tab and says so. A relative address gets a copy of the `sessionStorage`. */
  external?: boolean | undefined;
  /** Where it leads or what begins there: "Create virtual machine". */
  children: ReactNode;
}

/** A link that looks like a button: for the main way onward, such as "Create virtual machine" leading to its form. */
export const LinkButton = forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { variant = 'secondary', size = 'medium', icon, fullWidth = false, external = false, children, ...rest },
  ref,
) {
  const iconSize = size === 'small' ? 14 : 16;
  const Element = external ? 'a' : RoutedLink;
  return (
    <Element
      {...rest}
      {...(external && externalAttributes(rest.href))}
      ref={ref}
      className={buttonClass({ variant, size, fullWidth })}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={iconSize} />}
        <span className={styles.label}>{children}</span>
        {external && <Icon icon={ExternalLink} size={14} />}
      </span>
      {external && <NewTab />}
    </Element>
  );
});
