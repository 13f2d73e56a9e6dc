import { useMessages } from '../../messages/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** External pages open in a new tab, without access to `window.opener`. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** The text alternative of the arrow icon. */
export function NewTab() {
  const { newTab } = useMessages('link');
  return <VisuallyHidden> ({newTab})</VisuallyHidden>;
}
