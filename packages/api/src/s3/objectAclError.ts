import { CallError } from '../errors.js';

/** Who may read an object could not be read, so it was not copied: its copy would have been open to its owner alone. */
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
