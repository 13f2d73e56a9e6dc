import type { ReactNode } from 'react';
import { Heading } from '../Text/Heading.js';
import * as css from './Card.css.js';

export interface HeaderProps {
  /** What this is. Also its name for screen readers. */
  heading?: string;
  /** The heading's place in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Buttons that act on what is inside, at the end of the heading. */
  actions?: ReactNode;
}

/** Whether there is anything to show above the body. */
export const hasHeader = ({ heading, description, actions }: HeaderProps): boolean =>
  heading !== undefined || description !== undefined || actions !== undefined;

/** Heading, description and actions of a card or section. */
export function HeaderContent({ heading, headingLevel = 2, description, actions, id }: HeaderProps & { id: string }) {
  return (
    <>
      <div className={css.words}>
        {heading !== undefined && (
          <Heading level={headingLevel} size="section" id={id}>
            {heading}
          </Heading>
        )}
        {description !== undefined && <p className={css.description}>{description}</p>}
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </>
  );
}
