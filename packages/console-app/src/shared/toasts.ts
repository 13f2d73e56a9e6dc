import { createToastQueue } from '@livery/ui';
import { useService } from './services.js';

/** The outcomes that a page tells; the shell shows them. */
export const createToasts = () => createToastQueue();

/** The topic of a failure to fetch a part of the console. */
export const missingCode = 'missing-code';

export const useToasts = () => useService(createToasts);
