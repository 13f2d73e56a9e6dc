import { forwardRef } from 'react';
import { chain, type NativeAttributes } from '../../internal/attributes.js';
import { rootOf } from '../../internal/roots.js';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './SkipLink.css.js';

export interface SkipLinkProps extends NativeAttributes<HTMLAnchorElement> {
  /** The id of what to skip to; it must be focusable (`tabIndex={-1}`). */
  target: string;
}

/** The first stop of the Tab key: past the navigation to the content. Not visible until it has focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { target, onClick, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('skipLink', english.skipLink);
  return (
    <a
      {...attributes}
      ref={ref}
      className={styles.link}
      href={`#${target}`}
      onClick={chain(onClick, (event) => {
        /* Focus without changing the address, which belongs to the router. */
        event.preventDefault();
        rootOf(event.currentTarget).getElementById(target)?.focus();
      })}
    >
      {messages.toContent}
    </a>
  );
});
