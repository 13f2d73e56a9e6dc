import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ConnectionError,
  ForbiddenError,
  GeneralError,
  KeyAddressError,
  KeyLengthError,
  LocalFileError,
  NetworkError,
  StandardError,
  UnexpectedResponseError,
  UnknownError,
  WriteNotAnsweredError,
} from '../errors.js';
import { noteServerDate } from '../client/serverClock.js';
import { openBucket } from './bucket.js';
import type { S3Access } from './types.js';
import { isTransient, isUploadGone, s3Code } from './errors.js';
import { fetchTransport, type S3Request } from './transport.js';

const access: S3Access = {
  endpoint: 'https://s3.provider.example',
  pathStyle: true,
  accessKey: 'LVKEY',
  secretKey: 'secret',
};

const xml = (body: string, status = 200) => new Response(`<?xml version="1.0"?>${body}`, { status });

const owner = '<Owner><ID>o-1</ID></Owner>';
const policy = (...grants: [grantee: string, permission: string][]) => {
  const written = grants.map(
    ([grantee, permission]) => `<Grant><Grantee>${grantee}</Grantee><Permission>${permission}</Permission></Grant>`,
  );
  return xml(
    `<AccessControlPolicy>${owner}<AccessControlList>${written.join('')}</AccessControlList></AccessControlPolicy>`,
  );
};
const ownersOnly = () => policy(['<ID>o-1</ID>', 'FULL_CONTROL']);
const isAclQuestion = ({ method, url }: S3Request) => method === 'GET' && new URL(url).searchParams.has('acl');

interface Opening {
  /** The response to each question who may read an object; its owner alone by default. Such questions are not recorded. */
  acl?: () => Response;
  first?: S3Access;
  renewed?: S3Access;
  bucketName?: string;
}

/** A bucket whose storage gives these responses one after another or to each request its own, and what it was asked. */
function open(
  responses: (Response | Error)[] | ((request: S3Request) => Response),
  { first = access, renewed = access, bucketName = 'shop', acl = ownersOnly }: Opening = {},
) {
  const requested: S3Request[] = [];
  let renewals = 0;
  const bucket = openBucket({
    bucket: bucketName,
    credentials: {
      current: () => Promise.resolve(first),
      renew() {
        renewals += 1;
        return Promise.resolve(renewed);
      },
    },
    transport(request) {
      if (isAclQuestion(request)) return Promise.resolve(acl());
      requested.push(request);
      const next = typeof responses === 'function' ? responses(request) : responses.shift();
      const response = next ?? new Error('One request too many');
      return response instanceof Response ? Promise.resolve(response) : Promise.reject(response);
    },
  });
  return { bucket, requested, renewals: () => renewals };
}

const emptyList = () => xml('<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>');
const refusal = (code: string, status: number) =>
  xml(`<Error><Code>${code}</Code><Message>What ${code} means</Message><RequestId>r-1</RequestId></Error>`, status);

describe('addresses', () => {
  it.each([
    [access, 'https://s3.provider.example/shop/a%20%2B%20b/%C3%B5.txt'],
    [{ ...access, pathStyle: false }, 'https://shop.s3.provider.example/a%20%2B%20b/%C3%B5.txt'],
    [
      { ...access, endpoint: 'https://provider.example/s3/' },
      'https://provider.example/s3/shop/a%20%2B%20b/%C3%B5.txt',
    ],
  ])('puts the bucket where the configuration says (%#)', async (first, address) => {
    const { bucket, requested } = open([new Response(null)], { first });
    await bucket.head('a + b/õ.txt');
    expect(requested[0]?.url).toBe(address);
  });

  it.each(['..', 'a/../b', './b', 'a/.'])('never ask for %s, which would become another key', async (key) => {
    const { bucket, requested } = open([]);
    const outcomes = await Promise.allSettled<unknown>([
      bucket.head(key),
      bucket.get(key),
      bucket.put(key, new Blob([])),
      bucket.copy('a', key),
      bucket.createUpload(key),
      bucket.link(key, { seconds: 60 }),
    ]);
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: expect.any(KeyAddressError) as unknown });
    expect(requested).toEqual([]);
  });

  it.each(['a..b', '...', '%2e%2e/b', '/a', 'a//b', 'a/'])('keep the key %s as it is', async (key) => {
    const { bucket, requested } = open([new Response(null)]);
    await bucket.head(key);
    const { pathname } = new URL(requested[0]?.url ?? '');
    expect(decodeURIComponent(pathname.slice('/shop/'.length))).toBe(key);
  });

  it('write a space of the query as SigV4 does', async () => {
    const { bucket, requested } = open([emptyList()]);
    await bucket.list({ prefix: 'a + b' });
    expect(requested[0]?.url).toContain('prefix=a%20%2B%20b');
    expect((await bucket.link('a', { seconds: 60, download: 'a b' })).url).toContain('attachment%3B%20filename');
  });

  it('says until when a link holds, and by what name it is saved', async () => {
    const { url, ends } = await open([]).bucket.link('a/b.txt', { seconds: 3600, download: 'õ.txt' });
    const query = new URL(url).searchParams;
    expect(query.get('X-Amz-Expires')).toBe('3600');
    expect(query.get('response-content-disposition')).toBe("attachment; filename*=UTF-8''%C3%B5.txt");
    expect(Math.abs(ends.getTime() - Date.now() - 3_600_000)).toBeLessThan(60_000);
    expect(url).not.toContain('secret');
  });
});

describe('signatures', () => {
  afterEach(() => void vi.useRealTimers());

  // The example of "Authenticating Requests: Using Query Parameters" in the documentation of Amazon S3.
  it('of links are those that AWS documents', async () => {
    vi.useFakeTimers({ now: Date.UTC(2013, 4, 24), toFake: ['Date'] });
    const first = {
      endpoint: 'https://s3.amazonaws.com',
      pathStyle: false,
      accessKey: 'AKIAIOSFODNN7EXAMPLE',
      secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    };
    const { url } = await open([], { first, bucketName: 'examplebucket' }).bucket.link('test.txt', { seconds: 86_400 });
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    });
  });
});

describe('list', () => {
  it('reads objects, prefixes and the token of the next page, with keys that XML cannot hold', async () => {
    const { bucket, requested } = open([
      xml(`<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>true</IsTruncated>
        <EncodingType>url</EncodingType><NextContinuationToken>t&amp;1</NextContinuationToken>
        <Contents><Key>a%01+b.txt</Key><Size>12</Size><LastModified>2025-03-14T12:00:00.000Z</LastModified><ETag>&quot;e1&quot;</ETag></Contents>
        <CommonPrefixes><Prefix>a%20b/</Prefix></CommonPrefixes></ListBucketResult>`),
    ]);
    expect(await bucket.list({ prefix: 'a', delimiter: '/', after: 't&0' })).toEqual({
      objects: [{ key: 'a\u0001 b.txt', size: 12, modified: '2025-03-14T12:00:00.000Z', etag: 'e1' }],
      prefixes: ['a b/'],
      next: 't&1',
    });
    expect(new URL(requested[0]?.url ?? '').searchParams.get('continuation-token')).toBe('t&0');
  });

  it('goes on after a key with control characters, which Ceph writes into the token', async () => {
    const page = xml(`<ListBucketResult><IsTruncated>true</IsTruncated>
      <NextContinuationToken>a&#x01;b\tc\nd&#x0d;&#13;&amp;#x01;&#x20;</NextContinuationToken></ListBucketResult>`);
    expect((await open([page]).bucket.list({})).next).toBe('a\u0001b\tc\nd\r\r&#x01; ');
  });
});

describe('errors', () => {
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['NoSuchKey', 404, GeneralError],
    ['EntityTooLarge', 400, GeneralError],
    ['AccessDenied', 403, ForbiddenError],
    ['InvalidAccessKeyId', 403, ForbiddenError],
  ])('%s is one of the classes of the console', async (code, status, Class) => {
    const error: unknown = await open([refusal(code, status)])
      .bucket.head('a')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect(s3Code(error)).toBe(code);
    expect((error as Error).message).toBe(`What ${code} means [r-1] (HTTP ${status})`);
  });

  it('shows what the storage itself says, XML or not', async () => {
    const json = new Response('{"message":"IOException"}', { status: 500 });
    await expect(open([json]).bucket.list({})).rejects.toThrow('IOException (HTTP 500)');
    const standard = new Response('{"errors":{"Error":"IOException"}}', { status: 500 });
    await expect(open([standard]).bucket.list({})).rejects.toThrow(StandardError);
    await expect(open([new Response(null, { status: 404 })]).bucket.get('a')).rejects.toThrow(UnknownError);
  });

  it.each([
    [404, 'NoSuchKey', GeneralError],
    [403, 'HeadForbidden', ForbiddenError],
  ])('knows what HEAD is refused with, whose response has no body: %i', async (status, code, Class) => {
    const error: unknown = await open([new Response(null, { status })])
      .bucket.head('a')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Class);
    expect([s3Code(error), (error as Error).message]).toEqual([code, `${code} (HTTP ${status})`]);
  });

  it('never ends the session: refused keys are those of the storage', async () => {
    const refused = new Response('Unauthorized', { status: 401 });
    await expect(open([refused]).bucket.list({})).rejects.toThrow(ForbiddenError);
  });

  it.each(['list', 'copy', 'get'] as const)('ends a response that stands still in the middle: %s', async (kind) => {
    vi.useFakeTimers();
    const stalled = () =>
      new ReadableStream<Uint8Array>({
        start: (body) => body.enqueue(new TextEncoder().encode('<?xml version="1.0"?>')),
      });
    const transport = fetchTransport(() => Promise.resolve(new Response(stalled())));
    const credentials = { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) };
    const bucket = openBucket({ bucket: 'shop', credentials, transport });
    const read = {
      list: () => bucket.list({}),
      copy: () => bucket.copy('a', 'b', { acl: 'private' }),
      get: async () => (await bucket.get('a')).text(),
    };
    const failure = read[kind]().catch((thrown: unknown) => thrown);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failure).toBeInstanceOf(ConnectionError);
  });

  it('finds the error in an answer that began as a success', async () => {
    const late = xml('<Error><Code>InternalError</Code><Message>Copying failed</Message></Error>');
    await expect(open([late]).bucket.copy('a', 'b')).rejects.toThrow('Copying failed (HTTP 500)');
    const slow = new Response('\n \n<?xml version="1.0"?><Error><Code>InternalError</Code></Error>');
    await expect(open([slow]).bucket.completeUpload('a', 'u', [])).rejects.toThrow('InternalError (HTTP 500)');
  });

  it('takes nothing for done without the document that says so', async () => {
    const cut = () => xml('<CopyObjectResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Progress>4</Progress>');
    await expect(open([cut()]).bucket.copy('a', 'b')).rejects.toThrow(UnexpectedResponseError);
    const page = () => new Response('<html><body>Sign in to this network</body></html>');
    await expect(open([page()]).bucket.list({})).rejects.toThrow(UnexpectedResponseError);
    await expect(open([page()]).bucket.delete(['a'])).rejects.toThrow(UnexpectedResponseError);
    await expect(open([page()]).bucket.createUpload('a')).rejects.toThrow(UnexpectedResponseError);
    await expect(open([page()]).bucket.listParts('a', 'u')).rejects.toThrow(UnexpectedResponseError);
    await expect(open([page()]).bucket.completeUpload('a', 'u', [])).rejects.toThrow(UnexpectedResponseError);
  });

  it.each([
    ['RequestTimeout', true],
    ['XAmzContentSHA256Mismatch', true],
    ['InvalidPart', false],
  ])('%s is worth another attempt: %s', async (code, isWorthIt) => {
    const failed = open([refusal(code, 400)]).bucket.put('a', new Blob([]));
    expect(isTransient(await failed.catch((thrown: unknown) => thrown))).toBe(isWorthIt);
  });
});

describe('keys that are refused', () => {
  const renewed = { ...access, accessKey: 'LVNEW' };

  it.each([
    ['a refusal', () => refusal('InvalidAccessKeyId', 403)],
    ['a failed connection, as a 403 without CORS looks', () => new TypeError('Failed to fetch')],
  ])('are fetched again after %s', async (_, failure) => {
    const { bucket, requested } = open([failure(), emptyList()], { renewed });
    await expect(bucket.list({})).resolves.toMatchObject({ objects: [] });
    expect(requested.map(({ headers }) => /Credential=(\w+)/.exec(headers.get('authorization') ?? '')?.[1])).toEqual([
      'LVKEY',
      'LVNEW',
    ]);
  });

  it('are not tried again where they are the same', async () => {
    const { bucket, requested, renewals } = open([new TypeError('Failed to fetch')]);
    await expect(bucket.list({})).rejects.toThrow(NetworkError);
    expect([requested.length, renewals()]).toEqual([1, 1]);
  });

  it('are not asked for after any other failure', async () => {
    const { bucket, renewals } = open([refusal('NoSuchBucket', 404)], { renewed });
    await expect(bucket.list({})).rejects.toThrow('NoSuchBucket');
    expect(renewals()).toBe(0);
  });
});

it('a write without an answer is told apart where reads are answered, and no write of its method was', async () => {
  const lost = () => new TypeError('Failed to fetch');
  const put = ({ bucket }: ReturnType<typeof open>) => bucket.put('a', new Blob([]));
  await expect(put(open([lost()]))).rejects.not.toThrow(WriteNotAnsweredError);
  const read = open([emptyList(), lost(), new Response(null), lost(), lost(), lost()]);
  await read.bucket.list({});
  await expect(put(read)).rejects.toThrow(WriteNotAnsweredError);
  await put(read);
  await expect(put(read)).rejects.not.toThrow(WriteNotAnsweredError);
  await expect(read.bucket.abortUpload('a', 'upload-1')).rejects.toThrow(WriteNotAnsweredError);
  await expect(read.bucket.head('a')).rejects.not.toThrow(WriteNotAnsweredError);
});

describe('uploads', () => {
  it('send the SHA-256 of their content, for the storage to check', async () => {
    const { bucket, requested } = open([new Response(null), new Response(null)]);
    await bucket.put('a.txt', new Blob(['abc']), { type: 'text/plain', metadata: { owner: 'mari' } });
    await bucket.uploadPart('a.txt', 'u 1', 2, new Blob(['abc']));
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(requested.map(({ headers }) => headers.get('x-amz-content-sha256'))).toEqual([digest, digest]);
    expect(requested[0]?.headers.get('x-amz-meta-owner')).toBe('mari');
    expect(requested[1]?.url).toMatch(/\/shop\/a\.txt\?partNumber=2&uploadId=u%201$/);
  });

  it.each([
    ['NoSuchUpload', true],
    ['NoSuchKey', true],
    ['NoSuchBucket', false],
  ])('are gone when their parts answer %s: %s', async (code, isGone) => {
    const failed = open([refusal(code, 404)]).bucket.listParts('a', 'u');
    expect(isUploadGone(await failed.catch((thrown: unknown) => thrown))).toBe(isGone);
  });

  it('ask for the parts page by page', async () => {
    const part = (number: number) => `<Part><PartNumber>${number}</PartNumber><Size>5</Size><ETag>"e"</ETag></Part>`;
    const page = (rest: string, number: number) => xml(`<ListPartsResult>${rest}${part(number)}</ListPartsResult>`);
    const { bucket } = open([
      page('<IsTruncated>true</IsTruncated><NextPartNumberMarker>1</NextPartNumberMarker>', 1),
      page('<IsTruncated>false</IsTruncated>', 2),
    ]);
    expect((await bucket.listParts('a', 'u')).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('go on their way by fetch with what was signed', async () => {
    let sent: Request | undefined;
    const transport = fetchTransport((input, init) => {
      sent = new Request(input, init);
      return Promise.resolve(new Response('ok'));
    });
    await transport({ method: 'PUT', url: 'https://s3.example/a', headers: new Headers({ a: 'b' }), body: 'c' }, {});
    expect([sent?.method, sent?.headers.get('a'), await sent?.text()]).toEqual(['PUT', 'b', 'c']);
  });
});

describe('a copy in parts', () => {
  afterEach(() => void vi.useRealTimers());

  const etag = 'e-1';
  const size = 25;
  const isPart = ({ url }: S3Request) => url.includes('partNumber=');

  /** A storage with an object of 25 bytes, of which a request copies 10; `answers` are those to some requests. */
  function copying(
    responses: (request: S3Request, all: readonly S3Request[]) => Response | undefined = () => undefined,
  ) {
    const requested: S3Request[] = [];
    const headers = { 'content-type': 'video/mp4', 'x-amz-meta-owner': 'mari', 'cache-control': 'no-store' };
    function usual({ method, url }: S3Request): Response {
      const query = new URL(url).searchParams;
      if (query.has('list-type')) {
        const object = `<Contents><Key>a</Key><Size>${size}</Size><ETag>"${etag}"</ETag></Contents>`;
        return xml(`<ListBucketResult>${object}</ListBucketResult>`);
      }
      if (query.has('tagging')) {
        const tags = '<TagSet><Tag><Key>kind</Key><Value>a &amp; b</Value></Tag></TagSet>';
        return method === 'GET' ? xml(`<Tagging>${tags}</Tagging>`) : new Response(null);
      }
      if (method === 'GET') return new Response('x', { status: 206, headers });
      if (method === 'DELETE') return new Response(null, { status: 204 });
      if (method === 'PUT') return xml(`<CopyPartResult><ETag>"p-${query.get('partNumber')}"</ETag></CopyPartResult>`);
      return query.has('uploads')
        ? xml('<InitiateMultipartUploadResult><UploadId>u-1</UploadId></InitiateMultipartUploadResult>')
        : xml('<CompleteMultipartUploadResult/>');
    }
    const bucket = openBucket({
      bucket: 'shop',
      credentials: { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) },
      copyLimits: { whole: 10, part: 2 ** 20 },
      transport(request, { signal }) {
        if (signal?.aborted) return Promise.reject(new DOMException('Aborted', 'AbortError'));
        if (isAclQuestion(request)) return Promise.resolve(ownersOnly());
        requested.push(request);
        return Promise.resolve(responses(request, requested) ?? usual(request));
      },
    });
    const methods = () =>
      requested.map(({ method, url }) => `${method} ${new URL(url).search.replaceAll(/=[^&]*/g, '')}`);
    return { bucket, requested, methods, copy: (options = {}) => bucket.copy('a', 'b', { size, ...options }) };
  }

  const abortLast = 'DELETE ?uploadId';
  const complete = 'POST ?uploadId';

  it('has what the original is stored with, and nothing of another version of it', async () => {
    const { requested, methods, copy } = copying();
    await copy();
    expect(methods().slice(1)).toEqual([
      'GET ?tagging',
      'GET ',
      'POST ?uploads',
      'PUT ?partNumber&uploadId',
      'GET ',
      complete,
      'PUT ?tagging',
    ]);
    const headersOf = (at: number) => Object.fromEntries(requested[at]?.headers ?? []);
    expect(headersOf(2)).toMatchObject({ 'if-match': '"e-1"', range: 'bytes=0-0' });
    expect(headersOf(3)).toMatchObject({
      'content-type': 'video/mp4',
      'x-amz-meta-owner': 'mari',
      'cache-control': 'no-store',
    });
    expect(headersOf(4)).toMatchObject({
      'x-amz-copy-source': '/shop/a',
      'x-amz-copy-source-if-match': '"e-1"',
      'x-amz-copy-source-range': 'bytes=0-24',
    });
    expect(headersOf(5)).toMatchObject({ 'if-match': '"e-1"' });
    expect(requested[6]?.body).toContain('<PartNumber>1</PartNumber><ETag>"p-1"</ETag>');
    expect(requested[7]?.body).toContain('<Key>kind</Key><Value>a &amp; b</Value>');
  });

  it.each<[string, number | undefined]>([
    ['is small enough', 10],
    ['has no known size', undefined],
  ])('is none where the original %s', async (_, known) => {
    const { bucket, methods } = copying(() => xml('<CopyObjectResult/>'));
    await bucket.copy('a', 'b', { size: known });
    expect(methods()).toEqual(['PUT ']);
  });

  it('tells how many of its parts are copied', async () => {
    const progress: string[] = [];
    await copying().copy({ onProgress: (done: number, total: number) => void progress.push(`${done}/${total}`) });
    expect(progress).toEqual(['1/1']);
  });

  it('is none where the original has become small', async () => {
    const object = '<Contents><Key>a</Key><Size>3</Size></Contents>';
    const { methods, copy } = copying(({ method }) =>
      method === 'GET' ? xml(`<ListBucketResult>${object}</ListBucketResult>`) : xml('<CopyObjectResult/>'),
    );
    await copy();
    expect(methods().slice(1)).toEqual(['PUT ']);
  });

  it('leaves nothing behind when a part is refused, also in an answer that began as a success', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { requested, methods, copy } = copying((request) =>
      isPart(request) ? refusal('InternalError', 200) : undefined,
    );
    const failure = copy().catch((thrown: unknown) => thrown);
    while (requested.filter(isPart).length < 4) await vi.advanceTimersByTimeAsync(1000);
    expect(await failure).toMatchObject({ error: { code: 'InternalError' } });
    expect(requested.filter(isPart)).toHaveLength(4);
    expect(methods().at(-1)).toBe(abortLast);
    expect(methods()).not.toContain(complete);
  });

  it('is not put together when the original has changed meanwhile, also where the storage ignores the condition of a part', async () => {
    const { methods, copy } = copying(({ method, url }, all) =>
      method === 'GET' && !url.includes('list-type') && all.some(isPart)
        ? refusal('PreconditionFailed', 412)
        : undefined,
    );
    await expect(copy()).rejects.toThrow('What PreconditionFailed means');
    expect(methods()).not.toContain(complete);
    expect(methods().at(-1)).toBe(abortLast);
  });

  it('leaves nothing behind when it is given up', async () => {
    const abort = new AbortController();
    const { methods, copy } = copying((request) => void (isPart(request) && abort.abort()));
    await expect(copy({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(methods()).not.toContain(complete);
    expect(methods().at(-1)).toBe(abortLast);
  });

  it('is not begun where the tags of the original cannot be read', async () => {
    const { methods, copy } = copying(({ url }) =>
      url.includes('tagging') ? refusal('AccessDenied', 403) : undefined,
    );
    await expect(copy()).rejects.toThrow('What AccessDenied means');
    expect(methods()).not.toContain('POST ?uploads');
  });

  it('has its tags also when it is given up after it was complete, and is said to be there without them', async () => {
    const abort = new AbortController();
    const given = copying((request) => void (request.url.includes('uploads') || abort.abort()));
    await expect(given.copy({ signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(given.methods()).not.toContain('POST ?uploads');

    const late = new AbortController();
    const completed = copying(
      ({ method, url }) => void (method === 'POST' && url.includes('uploadId') && late.abort()),
    );
    await completed.copy({ signal: late.signal });
    expect(completed.methods().at(-1)).toBe('PUT ?tagging');

    const refused = copying(({ method, url }) =>
      method === 'PUT' && url.includes('tagging') ? refusal('AccessDenied', 403) : undefined,
    );
    await expect(refused.copy()).rejects.toMatchObject({ kind: 'original-kept' });
  });

  it('fails with what it failed with, also where nothing can be taken back', async () => {
    const { copy } = copying((request) => {
      if (isPart(request)) return refusal('AccessDenied', 403);
      return request.method === 'DELETE' ? refusal('NoSuchUpload', 404) : undefined;
    });
    await expect(copy()).rejects.toThrow('What AccessDenied means');
  });
});

describe('delete', () => {
  it('names the keys with their checksum and gives those that were not deleted', async () => {
    const { bucket, requested } = open([
      xml(
        `<DeleteResult><Error><Key>b</Key><Code>AccessDenied</Code><Message>Locked</Message></Error>
        <Error><Key>c</Key><Code>AccessDenied</Code><Message></Message></Error></DeleteResult>`,
      ),
    ]);
    expect(await bucket.delete(['a & <a>', 'b', 'c'])).toMatchObject([
      { key: 'b', error: { kind: 'object-refused', message: 'Locked' } },
      { key: 'c', error: { kind: 'object-refused', message: 'AccessDenied' } },
    ]);
    expect(requested[0]?.body).toContain('<Key>a &amp; &lt;a&gt;</Key>');
    expect(requested[0]?.headers.get('content-md5')).toMatch(/^[\w+/]{22}==$/);
  });

  it('names a key of dots, which no URL can', async () => {
    const { bucket, requested } = open([xml('<DeleteResult/>')]);
    expect(await bucket.delete(['a/../b'])).toEqual([]);
    expect(requested).toHaveLength(1);
    expect(requested[0]?.body).toContain('<Key>a/../b</Key>');
  });

  it('goes by address where a storage does not delete many at once, and only there', async () => {
    const { bucket, requested } = open(({ method, url }) => {
      if (method === 'POST') return refusal('NotImplemented', 501);
      return url.endsWith('/b') ? refusal('AccessDenied', 403) : new Response(null, { status: 204 });
    });
    expect(await bucket.delete(['a', 'b'])).toMatchObject([{ key: 'b', error: { error: { code: 'AccessDenied' } } }]);
    const calls = requested.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    // The two are signed side by side, and either may be ready first.
    expect([calls[0], ...calls.slice(1).toSorted()]).toEqual(['POST /shop/', 'DELETE /shop/a', 'DELETE /shop/b']);
    await expect(open([refusal('SlowDown', 503)]).bucket.delete(['a'])).rejects.toThrow('SlowDown');
  });

  it('names by URL what XML does not keep', async () => {
    const { bucket, requested } = open(({ method, url }) => {
      if (method === 'POST') return xml('<DeleteResult/>');
      return url.endsWith('%01') ? refusal('AccessDenied', 403) : new Response(null);
    });
    expect(await bucket.delete(['a', 'b\r', 'c\u0001'])).toMatchObject([
      { key: 'c\u0001', error: { message: 'What AccessDenied means [r-1] (HTTP 403)' } },
    ]);
    expect(requested[0]?.body).toContain('<Object><Key>a</Key></Object></Delete>');
    // The two are signed side by side, and either may be ready first.
    expect(
      requested
        .slice(1)
        .map(({ method, url }) => `${method} ${new URL(url).pathname}`)
        .toSorted(),
    ).toEqual(['DELETE /shop/b%0D', 'DELETE /shop/c%01']);
  });
});

describe('an odd storage', () => {
  const page = (rest: string) => xml(`<ListBucketResult><EncodingType>url</EncodingType>${rest}</ListBucketResult>`);

  it('loses no folder by one key that is no UTF-8', async () => {
    const keys = ['a%20b', '%FF', 'c'].map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const { objects, undecoded } = await open([page(keys)]).bucket.list({});
    expect(objects.map(({ key }) => key)).toEqual(['a b', '%FF', 'c']);
    expect(undecoded).toEqual(['%FF']);
  });

  it('does not pass a list off as whole that is cut without saying where it goes on', async () => {
    const cut = '<IsTruncated>true</IsTruncated>';
    await expect(open([page(cut)]).bucket.list({})).rejects.toThrow(UnexpectedResponseError);
    const parts = open([xml(`<ListPartsResult>${cut}</ListPartsResult>`)]);
    await expect(parts.bucket.listParts('a', 'upload')).rejects.toThrow(UnexpectedResponseError);
  });
});

it('a copy is refused by the storage where the original has changed since it was listed', async () => {
  const { bucket, requested } = open([xml('<CopyObjectResult/>')]);
  await bucket.copy('a', 'b', { etag: 'e1' });
  expect(requested[0]?.headers.get('x-amz-copy-source-if-match')).toBe('"e1"');
});

describe('a copy keeps who may read the original', () => {
  const everybody = '<URI>http://acs.amazonaws.com/groups/global/AllUsers</URI>';
  const copied = async (acl: () => Response, options = {}) => {
    const { bucket, requested } = open([xml('<CopyObjectResult/>')], { acl });
    await bucket.copy('a', 'b', options);
    return Object.fromEntries([...(requested[0]?.headers ?? [])].filter(([name]) => /acl|grant|class/.test(name)));
  };

  it.each<[string, () => Response, Record<string, string>]>([
    ['its owner alone', ownersOnly, {}],
    ['everybody', () => policy(['<ID>o-1</ID>', 'FULL_CONTROL'], [everybody, 'READ']), { 'x-amz-acl': 'public-read' }],
    [
      'everybody and another account',
      () => policy(['<ID>o-1</ID>', 'FULL_CONTROL'], [everybody, 'READ'], ['<ID>o-2</ID>', 'READ']),
      {
        'x-amz-grant-full-control': 'id="o-1"',
        'x-amz-grant-read': 'uri="http://acs.amazonaws.com/groups/global/AllUsers", id="o-2"',
      },
    ],
    ['whom a storage without access control lists lets', () => refusal('NotImplemented', 501), {}],
  ])('%s', async (_, acl, headers) => {
    expect(await copied(acl)).toEqual(headers);
  });

  it('and its storage class', async () => {
    expect(await copied(ownersOnly, { storageClass: 'STANDARD_IA' })).toEqual({ 'x-amz-storage-class': 'STANDARD_IA' });
    expect(await copied(ownersOnly, { storageClass: 'STANDARD' })).toEqual({});
  });

  it('or is not made at all where that cannot be read, unless a private copy is what is wanted', async () => {
    const refused = () => refusal('AccessDenied', 403);
    const { bucket, requested } = open([xml('<CopyObjectResult/>')], { acl: refused });
    await expect(bucket.copy('a', 'b')).rejects.toMatchObject({ kind: 'acl-not-read' });
    await expect(bucket.checkAcl('a')).rejects.toMatchObject({ kind: 'acl-not-read' });
    expect(requested).toHaveLength(0);
    expect(await copied(refused, { acl: 'private' })).toEqual({});
  });

  it.each<[string, () => Response]>([
    ['fails', () => refusal('InternalError', 500)],
    ['is overloaded', () => refusal('SlowDown', 503)],
    ['breaks its document off', () => xml('<AccessControlPolicy>')],
  ])('and a storage that %s says nothing about what the key may do', async (_, acl) => {
    const { bucket, requested } = open([], { acl });
    await expect(bucket.copy('a', 'b')).rejects.not.toMatchObject({ kind: 'acl-not-read' });
    await expect(bucket.checkAcl('a')).rejects.not.toMatchObject({ kind: 'acl-not-read' });
    expect(requested).toHaveLength(0);
  });
});

it('sends nothing for a key of more than 1,024 bytes, which no retry would make shorter', async () => {
  const { bucket, requested } = open([]);
  const long = `deep/${'ö'.repeat(510)}`;
  await expect(bucket.put(long, new Blob(['x']))).rejects.toBeInstanceOf(KeyLengthError);
  await expect(bucket.copy('a', long)).rejects.toBeInstanceOf(KeyLengthError);
  expect(requested.filter(({ method }) => method === 'PUT')).toEqual([]);
});

it('tells a file that changed on the disk from a lost connection', async () => {
  const { bucket } = open([]);
  const gone = Object.assign(new Blob(['x']), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
  });
  await expect(bucket.put('a', gone)).rejects.toBeInstanceOf(LocalFileError);
});

it('goes on with a list of uploads where the storage says, by their keys as they are', async () => {
  const page = (more: string) =>
    xml(`<ListMultipartUploadsResult><EncodingType>url</EncodingType>${more}</ListMultipartUploadsResult>`);
  const { bucket, requested } = open([
    page(
      '<IsTruncated>true</IsTruncated><NextKeyMarker>a%20b</NextKeyMarker><NextUploadIdMarker>2~1</NextUploadIdMarker><Upload><Key>a%20b</Key><UploadId>2~1</UploadId></Upload>',
    ),
    page('<IsTruncated>false</IsTruncated><Upload><Key>c</Key><UploadId>2~2</UploadId></Upload>'),
  ]);
  expect((await bucket.listUploads()).map(({ key }) => key)).toEqual(['a b', 'c']);
  const { searchParams } = new URL(requested[1]?.url ?? '');
  expect([searchParams.get('key-marker'), searchParams.get('upload-id-marker')]).toEqual(['a b', '2~1']);
});

it('signs by the clock of the API once the storage refuses the time of the browser', async () => {
  const now = Date.now();
  noteServerDate(new Date(now + 3_600_000).toUTCString(), now, now);
  const skewed = xml('<Error><Code>RequestTimeTooSkewed</Code></Error>', 403);
  const { bucket, requested } = open([skewed, xml('<ListBucketResult/>'), xml('<ListBucketResult/>')]);
  await bucket.list({});
  await bucket.list({});
  noteServerDate(new Date(now).toUTCString(), now, now);
  const hours = requested.map(({ headers }) => headers.get('x-amz-date')?.slice(0, 11));
  const at = (time: number) => new Date(time).toISOString().replaceAll(/[:-]/g, '').slice(0, 11);
  expect(hours).toEqual([at(now), at(now + 3_600_000), at(now + 3_600_000)]);
});

it('signs a HEAD again by the clock of the API, whose refusal does not say that it is of the time', async () => {
  const now = Date.now();
  noteServerDate(new Date(now + 3_600_000).toUTCString(), now, now);
  const hour = new Date(now + 3_600_000).toISOString().replaceAll(/[:-]/g, '').slice(0, 11);
  const { bucket, requested } = open(
    ({ headers }) => new Response(null, { status: headers.get('x-amz-date')?.startsWith(hour) ? 200 : 403 }),
  );
  const head = await Promise.allSettled([bucket.head('a')]);
  noteServerDate(new Date(now).toUTCString(), now, now);
  expect(head).toMatchObject([{ status: 'fulfilled' }]);
  expect(requested).toHaveLength(2);
});

it('does not sign a HEAD again where the clocks agree', async () => {
  const { bucket, requested } = open(() => new Response(null, { status: 403 }));
  await expect(bucket.head('a')).rejects.toThrow(ForbiddenError);
  expect(requested).toHaveLength(1);
});

it('signs by the clock of the API all that was signed by another, also side by side', async () => {
  const now = Date.now();
  noteServerDate(new Date(now + 3_600_000).toUTCString(), now, now);
  const hour = new Date(now + 3_600_000).toISOString().replaceAll(/[:-]/g, '').slice(0, 11);
  const { bucket, requested } = open(({ headers }) =>
    headers.get('x-amz-date')?.startsWith(hour) ? emptyList() : refusal('RequestTimeTooSkewed', 403),
  );
  const lists = await Promise.allSettled([bucket.list({}), bucket.list({})]);
  noteServerDate(new Date(now).toUTCString(), now, now);
  expect(lists.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(requested).toHaveLength(4);
});
