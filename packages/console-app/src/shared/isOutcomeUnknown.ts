import { CallError } from '@livery/api/errors';

/** Whether the server may have done what a call asked for, because the response was lost. */
export const isOutcomeUnknown = (error: unknown): boolean => error instanceof CallError && error.outcomeUnknown;
