import { ArrowLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useScreenMessages } from '../../messages/useScreenMessages.js';
import { Icon } from '../Icon/Icon.js';
import { RoutedLink } from '../LinkProvider/LinkProvider.js';
import * as styles from './PageHeader.css.js';

export interface BreadcrumbLink {
  /** The name of the page. */
  label: ReactNode;
  /** Its address. */
  href: string;
}

interface BreadcrumbProps {
  back: BreadcrumbLink | undefined;
  links: readonly BreadcrumbLink[] | undefined;
}

/** The way up: one link back, or the pages above. */
export function Breadcrumb({ back, links }: BreadcrumbProps) {
  const messages = useScreenMessages('pageHeader');
  if (links !== undefined && links.length > 0) {
    return (
      <nav aria-label={messages.breadcrumb}>
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
        </ol>
      </nav>
    );
  }
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
