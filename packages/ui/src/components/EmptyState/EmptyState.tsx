import type { ReactNode } from 'react';
import * as css from './EmptyState.css.js';
import { Picture, type EmptyPicture } from './Picture.js';

export interface EmptyStateProps {
  /** One sentence of what would be here. */
  children: ReactNode;
  /** One action: the button that makes the first one, or that clears the filter. */
  action?: ReactNode;
  /** Default list. */
  picture?: EmptyPicture;
}

/** What stands where nothing is yet, or where nothing matches. */
export function EmptyState({ children, action, picture = 'list' }: EmptyStateProps) {
  return (
    <div className={css.root}>
      <Picture name={picture} />
      <p className={css.words}>{children}</p>
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
