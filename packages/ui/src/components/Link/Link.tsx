import { forwardRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { Icon } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import { externalAttributes, NewTab } from './external.js';
import * as styles from './Link.css.js';

export interface LinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'style' | 'target' | 'rel'
> {
  /** Where it leads: an address of the product, or a full one with `external`. */
  href: string;
  /** Leaves the page: opens in a new tab, marked with an arrow. A relative address gets a copy of the `sessionStorage`. */
  external?: boolean | undefined;
  /** `inline` is underlined, for running text. `standalone` underlines on hover, for table cells and lists of links. */
  variant?: 'inline' | 'standalone' | undefined;
  /** The words, which say where it leads without those around them. */
  children: ReactNode;
}

/** Leads to another place. What does something here is a Button. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { external = false, variant = 'inline', children, ...rest },
  ref,
) {
  const Element = external ? 'a' : RoutedLink;
  return (
    <Element {...rest} {...(external && externalAttributes(rest.href))} ref={ref} className={styles.link[variant]}>
      {children}
      {external && (
        <span className={styles.mark}>
          <Icon icon={ExternalLink} size={12} />
        </span>
      )}
      {external && <NewTab />}
    </Element>
  );
});
