import { forwardRef, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { isEmpty } from '../../internal/props.js';
import type { EmptyPicture } from './Picture.js';
import * as styles from './EmptyState.css.js';

export interface EmptyStateProps extends NativeAttributes<HTMLDivElement> {
  /** One sentence of what would be here. */
  children: ReactNode;
  /** One action: the button that creates the first one, or that clears the filter. */
  action?: ReactNode;
  /** What is missing: items of a list, matches of a search, files, or measurements. Default `list`. */
  picture?: EmptyPicture | undefined;
}

const pictures = onDemand(async () => (await import('./Picture.js')).Picture);

/** What is shown where nothing is yet, or where nothing matches. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { children, action, picture = 'list', ...attributes },
  ref,
) {
  const { code: Picture } = useOnDemand(pictures, true);
  return (
    <div {...attributes} ref={ref} className={styles.root}>
      <div className={styles.pictureBox}>{Picture && <Picture name={picture} />}</div>
      <p className={styles.label}>{children}</p>
      {!isEmpty(action) && <div className={styles.action}>{action}</div>}
    </div>
  );
});
