import { LocalFileError } from '../errors.js';

/** The bytes of a local file, or of a part of it. Throws a LocalFileError where it cannot be read any more. */
export const localBytes = (file: Blob): Promise<ArrayBuffer> =>
  file.arrayBuffer().catch((thrown: unknown) => Promise.reject(new LocalFileError(thrown)));
