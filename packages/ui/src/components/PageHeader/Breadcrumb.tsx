import { ArrowLeft, ChevronRight } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Icon } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import * as styles from './PageHeader.css.js';

export interface BreadcrumbLink {
  /** The name of the page. */
  label: ReactNode;
  /** Its address. */
  href: string;
}

export interface BreadcrumbsProps extends NativeAttributes {
  /** What it leads through, such as "Folder". Default "Breadcrumb". */
  label?: string | undefined;
  /** The pages above this one, outermost first. */
  links: readonly BreadcrumbLink[];
  /** This page, where no heading with its name follows. */
  current?: ReactNode;
}

/** The way from the outermost page to this one, each step a link. A PageHeader has its own: `breadcrumb`. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, links, current, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('pageHeader', english.pageHeader);
  return (
    <nav aria-label={label ?? messages.breadcrumb} {...attributes} ref={ref} className={styles.trail}>
      <ol className={styles.breadcrumb}>
        {links.map((link) => (
          <li key={link.href} className={styles.breadcrumbItem}>
            <RoutedLink href={link.href} className={styles.breadcrumbLink}>
              {link.label}
            </RoutedLink>
            <span className={styles.breadcrumbSeparator}>
              <Icon icon={ChevronRight} size={14} directional />
            </span>
          </li>
        ))}
        {current !== undefined && (
          <li className={styles.breadcrumbItem} aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
});

interface BreadcrumbProps {
  back: BreadcrumbLink | undefined;
  links: readonly BreadcrumbLink[] | undefined;
}

/** The way up: one link back, or the pages above. */
export function Breadcrumb({ back, links }: BreadcrumbProps) {
  if (links?.length) return <Breadcrumbs links={links} />;
  if (back === undefined) return null;
  return (
    <div>
      <RoutedLink href={back.href} className={styles.backLink}>
        <Icon icon={ArrowLeft} size={14} directional />
        {back.label}
      </RoutedLink>
    </div>
  );
}
