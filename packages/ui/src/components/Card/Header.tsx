import type { ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import { Heading } from '../Text/Heading.js';
import * as styles from './Card.css.js';

interface HeaderSlots {
  /** What this is. Also its accessible name. */
  heading?: ReactNode;
  /** The heading's place in the outline. Default 2. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** One sentence under the heading. */
  description?: ReactNode;
  /** Buttons that act on what is inside, at the end of the heading. */
  actions?: ReactNode;
}

/** What a Card and a Section have in common. */
export interface HeaderProps extends HeaderSlots, NativeAttributes {}

/** Whether there is anything to show above the body. */
export const hasHeader = ({ heading, description, actions }: HeaderSlots): boolean =>
  [heading, description, actions].some((slot) => !isEmpty(slot));

/** Heading, description and actions of a card or section. */
export function HeaderContent(props: HeaderSlots & { headingId: string }) {
  const { heading, headingLevel = 2, description, actions, headingId } = props;
  return (
    <>
      <div className={styles.label}>
        {!isEmpty(heading) && (
          <Heading level={headingLevel} size="section" id={headingId}>
            {heading}
          </Heading>
        )}
        {!isEmpty(description) && <p className={styles.description}>{description}</p>}
      </div>
      {!isEmpty(actions) && <div className={styles.actions}>{actions}</div>}
    </>
  );
}
