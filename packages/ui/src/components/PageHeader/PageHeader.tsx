import type { ReactNode } from 'react';
import { Heading } from '../Text/Heading.js';
import * as css from './PageHeader.css.js';
import { Trail, type TrailLink } from './Trail.js';

export interface PageHeaderProps {
  /** The h1: what this is. */
  title: string;
  /** How it is: a StatusIndicator or Badge beside the title. */
  status?: ReactNode;
  /** A few facts under the title. */
  meta?: ReactNode;
  /** The list that this thing is in. */
  back?: TrailLink;
  /** The places above this one, outermost first. Instead of `back` where there is more than one. */
  breadcrumb?: readonly TrailLink[];
  /** Secondary buttons and the menu. */
  actions?: ReactNode;
  /** The one primary action. At 700 px or less it stands fixed at the lower edge (A 9). */
  primaryAction?: ReactNode;
}

/** The head of a page: what is this, is it well, what can I do. */
export function PageHeader({ title, status, meta, back, breadcrumb, actions, primaryAction }: PageHeaderProps) {
  return (
    <header className={css.header}>
      <Trail back={back} breadcrumb={breadcrumb} />
      <div className={css.bar}>
        <div className={css.heading}>
          <Heading level={1}>{title}</Heading>
          {status}
        </div>
        {(actions !== undefined || primaryAction !== undefined) && (
          <div className={css.actions}>
            {actions}
            {primaryAction !== undefined && <div className={css.primary}>{primaryAction}</div>}
          </div>
        )}
      </div>
      {meta !== undefined && <div className={css.meta}>{meta}</div>}
    </header>
  );
}
