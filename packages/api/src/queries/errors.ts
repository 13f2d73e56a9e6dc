import type { ResourceKind } from '../generated/types.js';

/** A resource that its list, the only read the API has of it, does not hold: deleted, or never there. */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
  readonly kind = 'not-found';
  /** Asking again gives the same list. */
  readonly canRetry = false;

  constructor(
    readonly resource: ResourceKind,
    readonly id: string,
  ) {
    super(`No ${resource} ${id}`);
  }
}
