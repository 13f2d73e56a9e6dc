import { createToastQueue } from '@livery/ui';
import { useService } from './services.js';

/** The outcomes that a page tells; the shell shows them. */
export const createToasts = () => createToastQueue();

export const useToasts = () => useService(createToasts);
