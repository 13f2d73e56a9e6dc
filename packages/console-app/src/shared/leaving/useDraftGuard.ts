import { usePageGuard } from './usePageGuard.js';

/** Asks before somebody logs out or leaves the account of another: that forgets the drafts, which a reload keeps. */
export const useDraftGuard = (isTouched: boolean): void => usePageGuard('form', isTouched);
