import type { MouseEvent } from 'react';

/** Whether a press on a link is for another tab or window, which leaves this page as it is. */
export const isElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;
