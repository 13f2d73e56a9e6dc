import { escapeXml } from '../../s3/xml.js';

/** What the storage refuses with, by the code that S3 documents: status and message. */
const refusals = {
  AccessDenied: [403, 'Access Denied'],
  AccessForbidden: [403, 'CORSResponse: This CORS request is not allowed.'],
  BadDigest: [400, 'The Content-MD5 you specified did not match what we received.'],
  BucketAlreadyExists: [
    409,
    'The requested bucket name is not available. Please select a different name and try again.',
  ],
  BucketAlreadyOwnedByYou: [409, 'Your previous request to create the named bucket succeeded and you already own it.'],
  BucketNotEmpty: [409, 'The bucket you tried to delete is not empty.'],
  EntityTooLarge: [400, 'Your proposed upload exceeds the maximum allowed size'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size'],
  InternalError: [500, 'We encountered an internal error. Please try again.'],
  InvalidAccessKeyId: [403, 'The AWS Access Key Id you provided does not exist in our records.'],
  InvalidArgument: [400, 'Invalid Argument'],
  InvalidBucketName: [400, 'The specified bucket is not valid.'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidPartOrder: [400, 'The list of parts was not in ascending order.'],
  InvalidRange: [416, 'The requested range is not satisfiable'],
  InvalidRequest: [400, 'Invalid Request'],
  MalformedXML: [400, 'The XML you provided was not well-formed or did not validate against our published schema'],
  MethodNotAllowed: [405, 'The specified method is not allowed against this resource.'],
  NoSuchBucket: [404, 'The specified bucket does not exist'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NotImplemented: [501, 'A header or query you provided requests functionality that is not implemented.'],
  PreconditionFailed: [412, 'At least one of the pre-conditions you specified did not hold'],
  RequestTimeTooSkewed: [403, 'The difference between the request time and the current time is too large.'],
  SignatureDoesNotMatch: [
    403,
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  ],
  XAmzContentSHA256Mismatch: [400, "The provided 'x-amz-content-sha256' header does not match what was computed."],
} as const;

export type S3RefusalCode = keyof typeof refusals;

/** Thrown by what does not do what a request asks for. */
export class S3Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: S3RefusalCode,
    message?: string,
  ) {
    const [status, text] = refusals[code];
    super(message ?? text);
    this.status = status;
  }
}

export function refuse(code: S3RefusalCode, message?: string): never {
  throw new S3Refusal(code, message);
}

/** An XML document of the storage. */
function xmlDocument(status: number, body: string): Response {
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n${body}`;
  return new Response(text, { status, headers: { 'content-type': 'application/xml' } });
}

const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

/** The response to what was done, as an element of S3's. */
export const xmlResponse = (name: string, content: string): Response =>
  xmlDocument(200, `<${name} ${namespace}>${content}</${name}>`);

/** A moment as the documents of the storage have it. */
export const isoOf = (moment: string): string => `${moment.replace(' ', 'T')}.000Z`;

export function refusalResponse(
  { code, message, status }: Pick<S3Refusal, 'message' | 'status'> & { code: string },
  { path, requestId }: { path: string; requestId: string },
): Response {
  const facts = { Code: code, Message: message, Resource: path, RequestId: requestId };
  const parts = Object.entries(facts).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>`);
  return xmlDocument(status, `<Error>${parts.join('')}</Error>`);
}
