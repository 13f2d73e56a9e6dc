import { useMessages } from '../../messages/messages.js';
import * as styles from './SkipLink.css.js';

export interface SkipLinkProps {
  /** The id of what to skip to; it must be focusable (`tabIndex={-1}`). */
  target: string;
}

/** The first stop of the Tab key: past the navigation to the content. Unseen until it has focus. */
export function SkipLink({ target }: SkipLinkProps) {
  const words = useMessages('skipLink');
  return (
    <a
      className={styles.link}
      href={`#${target}`}
      onClick={(event) => {
        /* Focus without changing the address, which belongs to the router. */
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {words.toContent}
    </a>
  );
}
