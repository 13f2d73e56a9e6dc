import { useMessages } from '../../messages/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** Of no page. */
const somewhere = 'https://relative.invalid';

/** Whether an address is one of the page's own origin: a relative one, which a server knows without the page's. */
function isRelative(href: string): boolean {
  try {
    return new URL(href, somewhere).origin === somewhere;
  } catch {
    return false;
  }
}

/**
 * Other pages open in a new tab, without access to `window.opener`. Those of the page's own origin have it: a browser
 * copies the `sessionStorage` to them only then.
 */
export const externalAttributes = (href: string) => ({
  target: '_blank',
  rel: isRelative(href) ? 'opener' : 'noopener noreferrer',
});

/** The text alternative of the arrow icon. */
export function NewTab() {
  const { newTab } = useMessages('link');
  return <VisuallyHidden> ({newTab})</VisuallyHidden>;
}
