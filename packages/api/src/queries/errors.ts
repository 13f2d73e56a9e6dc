import { CallError } from '../errors.js';
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

/** A success whose JSON is of another kind than the contract says, so that nothing of it can be shown. */
export class UnexpectedAnswerError extends CallError {
  override name = 'UnexpectedAnswerError';
  readonly kind: 'not-a-list' | 'not-an-object';

  constructor(expected: 'list' | 'object') {
    super(`The answer was not ${expected === 'list' ? 'a list' : 'an object'}`);
    this.kind = expected === 'list' ? 'not-a-list' : 'not-an-object';
  }
}
