import { FinalError } from '../errors/classes.js';
import type { ResourceKind } from '../generated/types.js';

/** A resource that its list, the only read the API has of it, does not hold: deleted, or never there. */
export class NotFoundError extends FinalError {
  override name = 'NotFoundError';
  readonly kind = 'not-found';

  constructor(
    readonly resource: ResourceKind,
    readonly id: string,
  ) {
    super(`No ${resource} ${id}`);
  }
}
