/**
 * What a call to the server can throw, and the one place where a response or a failure becomes such an error
 * (specification: account and billing, section 8; infrastructure, section 8).
 */
export {
  ApiError,
  BadGatewayError,
  CallError,
  ConnectionError,
  ContentTypeError,
  CredentialsError,
  ForbiddenError,
  GeneralError,
  isOutcomeUnknown,
  NetworkError,
  NotSentError,
  NotUnderstoodError,
  ChangedMeanwhileError,
  noMessage,
  StandardError,
  TimeoutError,
  UnexpectedResponseError,
  UnknownError,
  withMeta,
} from './errors/classes.js';
export type { ErrorKind, FieldConflict } from './errors/classes.js';
export { errorFromFailure, errorFromReading } from './errors/fromFailure.js';
export { errorFromText, errorFromResponse, refusalIn } from './errors/fromResponse.js';
export {
  KeyAddressError,
  KeyLengthError,
  LocalFileError,
  MaybeStoredError,
  ObjectRefusedError,
  OriginalKeptError,
  UndecodedKeyError,
  WriteNotAnsweredError,
} from './errors/storageErrors.js';
export { retryDelay, shouldRetry } from './errors/retry.js';
