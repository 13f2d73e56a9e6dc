import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { Heading } from '../Text/Heading.js';
import { Breadcrumb, type BreadcrumbLink } from './Breadcrumb.js';
import * as styles from './PageHeader.css.js';

export interface PageHeaderProps extends NativeAttributes {
  /** The h1: what this is. */
  heading: ReactNode;
  /** How it is: a StatusIndicator or Badge beside the heading. */
  status?: ReactNode;
  /** A few facts under the heading. */
  meta?: ReactNode;
  /** The list that this thing is in. */
  back?: BreadcrumbLink | undefined;
  /** The pages above this one, outermost first. Instead of `back` where there is more than one. */
  breadcrumb?: readonly BreadcrumbLink[] | undefined;
  /** Secondary buttons and the menu. */
  actions?: ReactNode;
  /**
   * The one primary action. At 700 px or less it stands fixed at the lower edge (specification: account and billing,
   * section 9).
   */
  primaryAction?: ReactNode;
}

/** The head of a page: what is this, is it well, what can I do. */
export const PageHeader = forwardRef<HTMLElement, PageHeaderProps>(function PageHeader(
  { heading, status, meta, back, breadcrumb, actions, primaryAction, ...attributes },
  ref,
) {
  return (
    <header {...attributes} ref={ref} className={styles.header}>
      <Breadcrumb back={back} links={breadcrumb} />
      <div className={styles.bar}>
        <div className={styles.heading}>
          <Heading level={1}>{heading}</Heading>
          {status}
        </div>
        {(!isEmpty(actions) || !isEmpty(primaryAction)) && (
          <div className={styles.actions}>
            {actions}
            {!isEmpty(primaryAction) && <div className={styles.primary}>{primaryAction}</div>}
          </div>
        )}
      </div>
      {!isEmpty(meta) && <div className={styles.meta}>{meta}</div>}
    </header>
  );
});
