import { createToastQueue } from '@livery/ui';

/** The one queue of outcomes; the shell shows it. */
export const toasts = createToastQueue();
