import {
  ApiError,
  type CallError,
  CredentialsError,
  errorFromText,
  ForbiddenError,
  GeneralError,
  noMessage,
  TimeoutError,
} from '../errors.js';
import { readXml, textIn } from './xml.js';

/** What an S3 error says of itself, beside its text. */
interface S3ErrorBody {
  /** `NoSuchKey`, `AccessDenied`, `SignatureDoesNotMatch` … */
  code: string;
  message: string;
}

/** What a response says of an error, where it is one: some failures come with status 200, when the copying has begun. */
export function errorBodyOf(text: string): (S3ErrorBody & { requestId: string | undefined }) | undefined {
  const root = text.includes('<Error') ? readXml(text) : undefined;
  if (root?.name !== 'Error') return undefined;
  const code = textIn(root, 'Code') ?? '';
  return { code, message: textIn(root, 'Message') || code || noMessage, requestId: textIn(root, 'RequestId') };
}

/**
 * What it means that a storage refuses a HEAD: such a response has no body that says so. 403 stands for a right that the
 * key lacks, and for a signature, a key or a time that is not accepted.
 */
const headCodes: Readonly<Partial<Record<number, string>>> = { 403: 'HeadForbidden', 404: 'NoSuchKey' };

/**
 * The error for a response of the storage that is no success. Its message is the storage's own, with the request id it
 * was logged under. A refused key is a ForbiddenError, never a CredentialsError: it is not the key of the session.
 */
export function errorFromS3(response: Response, text: string, method?: string): CallError {
  const headCode = method === 'HEAD' ? headCodes[response.status] : undefined;
  const said = errorBodyOf(text) ?? (headCode && { code: headCode, message: headCode, requestId: undefined });
  if (!said) {
    const error = errorFromText(response, text);
    return error instanceof CredentialsError ? new ForbiddenError(error.serverMessage, error.error, error.meta) : error;
  }
  const { code, message, requestId } = said;
  const meta = {
    status: response.ok ? 500 : response.status,
    correlationId: requestId ?? response.headers.get('x-amz-request-id') ?? undefined,
  };
  const body: S3ErrorBody = { code, message };
  if (meta.status === 403) return new ForbiddenError(message, body, meta);
  if (meta.status === 504) return new TimeoutError(message, body, meta);
  return new GeneralError(message, body, meta);
}

/** Refusals that the same request may not meet again: what was sent came too slowly, not wholly or damaged. */
const transient: ReadonlySet<string | undefined> = new Set([
  'BadDigest',
  'IncompleteBody',
  'RequestTimeout',
  'XAmzContentSHA256Mismatch',
]);

/** Whether the storage refused what came over the network, so that sending it again is worth it in spite of the status. */
export const isTransient = (error: unknown): boolean => transient.has(s3Code(error));

/** Whether an upload in parts is not there (any more). AWS says so; Ceph says of its parts that there is no such key. */
export const isUploadGone = (error: unknown): boolean =>
  ['NoSuchUpload', 'NoSuchKey'].some((code) => code === s3Code(error));

/** Whether a storage does not have an operation at all, which a bucket of AWS and Ceph has. */
export const isNotOffered = (error: unknown): boolean =>
  ['NotImplemented', 'MethodNotAllowed'].some((code) => code === s3Code(error));

/** The code of an error of the storage, such as `NoSuchKey`; undefined for any other error. */
export function s3Code(error: unknown): string | undefined {
  const code: unknown = error instanceof ApiError ? (error.error as Partial<S3ErrorBody> | null)?.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
