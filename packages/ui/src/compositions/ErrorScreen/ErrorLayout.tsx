import { CircleAlert } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.js';
import type { NativeAttributes } from '../../internal/attributes.js';
import { isEmpty } from '../../internal/props.js';
import * as styles from './ErrorScreen.css.js';

export interface ErrorLayoutProps extends NativeAttributes {
  heading: ReactNode;
  /** What happened and what to do next. */
  message: ReactNode;
  /** What can be done: the buttons, the most useful one first. */
  actions?: ReactNode;
  /** What else is known, such as an ErrorDetail. */
  children?: ReactNode;
  /** Decoration over the heading. Default: a sign of an error. */
  picture?: ReactNode;
  /** The whole page, or the main part of one that keeps its navigation. Default `page`. */
  placement?: 'page' | 'part' | undefined;
  /** Says heading and message at once. Default true; false where a link has led here and the page itself is announced. */
  announced?: boolean | undefined;
}

/** The frame of an ErrorScreen for words of the caller's own, which have to be there when nothing can be fetched. */
export const ErrorLayout = forwardRef<HTMLElement, ErrorLayoutProps>(function ErrorLayout(
  { heading, message, actions, children, picture, placement = 'page', announced = true, ...attributes },
  ref,
) {
  const Root = placement === 'page' ? 'main' : 'section';
  return (
    <Root {...attributes} ref={ref} className={placement === 'page' ? styles.page : styles.part}>
      <div className={styles.column}>
        {picture ?? (
          <span className={styles.icon}>
            <Icon icon={CircleAlert} size={20} />
          </span>
        )}
        <div className={styles.words} role={announced ? 'alert' : undefined}>
          <h1 className={styles.title}>{heading}</h1>
          <p className={styles.message}>{message}</p>
        </div>
        {!isEmpty(actions) && <div className={styles.actions}>{actions}</div>}
        {children}
      </div>
    </Root>
  );
});
