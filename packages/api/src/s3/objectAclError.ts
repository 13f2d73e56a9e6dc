import { CallError } from '../errors.js';

/** The key may not read who may read an object, so it was not copied: its copy would have been open to its owner alone. */
export class ObjectAclError extends CallError {
  override name = 'ObjectAclError';
  readonly kind = 'acl-not-read';

  constructor(key: string, cause: unknown) {
    super(`The access control list of "${key}" could not be read; it was not copied`, { cause });
  }

  override get canRetry(): boolean {
    return true;
  }
}
