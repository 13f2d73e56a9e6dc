/** Code or messages of the console could not be fetched. The cause is the browser's own error. */
export class LoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the console could not be loaded. Check your connection and try again.', { cause });
  }

  /** For `catch`. */
  static readonly rethrow = (cause: unknown): never => {
    throw cause instanceof LoadError ? cause : new LoadError(cause);
  };
}
