import { useMessages } from '../../messages/messages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';

/** A page outside the product gets its own tab and no handle on ours. */
export const externalAttributes = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Says to screen readers what the arrow says to the eye. */
export function NewTab() {
  const { newTab } = useMessages('link');
  return <VisuallyHidden> ({newTab})</VisuallyHidden>;
}
