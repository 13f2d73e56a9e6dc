import { CallError, FinalError, NetworkError } from './classes.js';

/* What the S3 API alone can throw: pages without files do without. */

/** An object's key that no URL can have: browsers remove path segments that are `.` or `..`. Nothing was sent. */
export class KeyAddressError extends FinalError {
  override name = 'KeyAddressError';
  readonly kind = 'no-address';

  constructor(key: string) {
    super(`Key with a part of one or two dots: ${key}`);
  }
}

/** An object's key that the storage lists in bytes that are no UTF-8: a request would name another key. Nothing was sent. */
export class UndecodedKeyError extends FinalError {
  override name = 'UndecodedKeyError';
  readonly kind = 'key-not-decoded';

  constructor(key: string) {
    super(`The key "${key}" is not valid UTF-8`);
  }
}

/** An object's key of more bytes than a storage takes. Nothing was sent. */
export class KeyLengthError extends FinalError {
  override name = 'KeyLengthError';
  readonly kind = 'key-too-long';

  constructor() {
    super('The key is longer than 1,024 bytes');
  }
}

/** A local file that cannot be read any more: it was changed, moved or deleted since it was chosen. */
export class LocalFileError extends FinalError {
  override name = 'LocalFileError';
  readonly kind = 'file-not-read';

  constructor(cause?: unknown) {
    super('The local file cannot be read', { cause });
  }
}

/** An object was copied, and the original could not be deleted: there are two of it now. */
export class OriginalKeptError extends CallError {
  override name = 'OriginalKeptError';
  readonly kind = 'original-kept';

  constructor(cause: unknown) {
    super('The original could not be deleted', { cause });
  }
}

/** An object of several that the storage did not delete. The message is what the storage says, or its code where that is all. */
export class ObjectRefusedError extends CallError {
  override name = 'ObjectRefusedError';
  readonly kind = 'object-refused';
}

/**
 * Nobody answered a write to a bucket that answers reads: its CORS may let this page only read, which a browser does not
 * tell from a failed connection.
 */
export class WriteNotAnsweredError extends NetworkError {
  override name = 'WriteNotAnsweredError';
  override readonly kind = 'write-not-answered';
}

/** What the storage has by now may be an upload whose response was lost: that cannot be told. Nothing more was sent. */
export class MaybeStoredError extends CallError {
  override name = 'MaybeStoredError';
  readonly kind = 'maybe-stored';

  constructor() {
    super('It may be stored already');
  }

  protected override get isResponseLost(): boolean {
    return true;
  }
}
