import { describe, expect, it } from 'vitest';
import { ForbiddenError, GeneralError, NetworkError, StandardError, UnknownError } from '../errors.js';
import { openBucket, type S3Access } from './bucket.js';
import { s3Code } from './errors.js';
import { fetchTransport, type S3Request } from './transport.js';

const access: S3Access = {
  endpoint: 'https://s3.provider.example',
  pathStyle: true,
  accessKey: 'LVKEY',
  secretKey: 'secret',
};

const xml = (body: string, status = 200) => new Response(`<?xml version="1.0"?>${body}`, { status });

/** A bucket whose storage gives these answers one after another, and what it was asked. */
function open(
  answers: (Response | Error)[],
  { first = access, renewed = access }: { first?: S3Access; renewed?: S3Access } = {},
) {
  const asked: S3Request[] = [];
  let renewals = 0;
  const bucket = openBucket({
    bucket: 'shop',
    credentials: {
      current: () => Promise.resolve(first),
      renew() {
        renewals += 1;
        return Promise.resolve(renewed);
      },
    },
    transport(request) {
      asked.push(request);
      const answer = answers.shift() ?? new Error('One request too many');
      return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer);
    },
  });
  return { bucket, asked, renewals: () => renewals };
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
    const { bucket, asked } = open([new Response(null)], { first });
    await bucket.head('a + b/õ.txt');
    expect(asked[0]?.url).toBe(address);
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

describe('list', () => {
  it('reads objects, prefixes and the token of the next page, with keys that XML cannot hold', async () => {
    const { bucket, asked } = open([
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
    expect(new URL(asked[0]?.url ?? '').searchParams.get('continuation-token')).toBe('t&0');
  });
});

describe('errors', () => {
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
    await expect(open([new Response(null, { status: 404 })]).bucket.head('a')).rejects.toThrow(UnknownError);
  });

  it('never ends the session: refused keys are those of the storage', async () => {
    const refused = new Response('Unauthorized', { status: 401 });
    await expect(open([refused]).bucket.list({})).rejects.toThrow(ForbiddenError);
  });

  it('finds the error in an answer that began as a success', async () => {
    const late = xml('<Error><Code>InternalError</Code><Message>Copying failed</Message></Error>');
    await expect(open([late]).bucket.copy('a', 'b')).rejects.toThrow('Copying failed (HTTP 500)');
  });
});

describe('keys that are refused', () => {
  const renewed = { ...access, accessKey: 'LVNEW' };

  it.each([
    ['a refusal', () => refusal('InvalidAccessKeyId', 403)],
    ['a failed connection, as a 403 without CORS looks', () => new TypeError('Failed to fetch')],
  ])('are fetched again after %s', async (_, failure) => {
    const { bucket, asked } = open([failure(), emptyList()], { renewed });
    await expect(bucket.list({})).resolves.toMatchObject({ objects: [] });
    expect(asked.map(({ headers }) => /Credential=(\w+)/.exec(headers.get('authorization') ?? '')?.[1])).toEqual([
      'LVKEY',
      'LVNEW',
    ]);
  });

  it('are not tried again where they are the same', async () => {
    const { bucket, asked, renewals } = open([new TypeError('Failed to fetch')]);
    await expect(bucket.list({})).rejects.toThrow(NetworkError);
    expect([asked.length, renewals()]).toEqual([1, 1]);
  });

  it('are not asked for after any other failure', async () => {
    const { bucket, renewals } = open([refusal('NoSuchBucket', 404)], { renewed });
    await expect(bucket.list({})).rejects.toThrow('NoSuchBucket');
    expect(renewals()).toBe(0);
  });
});

describe('uploads', () => {
  it('send the SHA-256 of their content, for the storage to check', async () => {
    const { bucket, asked } = open([new Response(null), new Response(null)]);
    await bucket.put('a.txt', new Blob(['abc']), { type: 'text/plain', metadata: { owner: 'mari' } });
    await bucket.uploadPart('a.txt', 'u 1', 2, new Blob(['abc']));
    const digest = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(asked.map(({ headers }) => headers.get('x-amz-content-sha256'))).toEqual([digest, digest]);
    expect(asked[0]?.headers.get('x-amz-meta-owner')).toBe('mari');
    expect(asked[1]?.url).toMatch(/\/shop\/a\.txt\?partNumber=2&uploadId=u\+1$/);
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

describe('delete many', () => {
  it('names the keys with their checksum and gives those that were not deleted', async () => {
    const { bucket, asked } = open([
      xml('<DeleteResult><Error><Key>b</Key><Code>AccessDenied</Code><Message>Locked</Message></Error></DeleteResult>'),
    ]);
    expect(await bucket.deleteMany(['a & <a>', 'b'])).toEqual([{ key: 'b', code: 'AccessDenied', message: 'Locked' }]);
    expect(asked[0]?.body).toContain('<Key>a &amp; &lt;a&gt;</Key>');
    expect(asked[0]?.headers.get('content-md5')).toMatch(/^[\w+/]{22}==$/);
  });
});
