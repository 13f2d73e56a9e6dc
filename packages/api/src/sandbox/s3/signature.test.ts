import { describe, expect, it } from 'vitest';
import { openBucket } from '../../s3/bucket.js';
import { fetchTransport } from '../../s3/transport.js';
import { S3Refusal } from './refusal.js';
import { checkSignature } from './signature.js';

/*
 * The examples of "Signature Calculations for the Authorization Header: Transferring Payload in a Single Chunk" in the
 * documentation of Amazon S3: whoever signs or checks otherwise does not speak to AWS.
 */
const accessKey = 'AKIAIOSFODNN7EXAMPLE';
const secretKey = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const keys = [{ userId: 'example', accessKey, secretKey }];
const now = Date.UTC(2013, 4, 24);
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

interface Example {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
  signed: string;
  signature: string;
}

const examples: [name: string, example: Example][] = [
  [
    'GET of an object',
    {
      path: '/test.txt',
      headers: { range: 'bytes=0-9' },
      signed: 'host;range;x-amz-content-sha256;x-amz-date',
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  ],
  [
    'PUT of an object',
    {
      method: 'PUT',
      path: '/test$file.text',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      body: 'Welcome to Amazon S3.',
      signed: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ],
  [
    'GET of the lifecycle of a bucket',
    {
      path: '/?lifecycle',
      signed: 'host;x-amz-content-sha256;x-amz-date',
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ],
  [
    'GET of a list',
    {
      path: '/?max-keys=2&prefix=J',
      signed: 'host;x-amz-content-sha256;x-amz-date',
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ],
];

/** The check of an example; `change` replaces parts of it. */
function check(example: Example, change: Partial<Example> = {}): ReturnType<typeof checkSignature> {
  const { method = 'GET', path, headers = {}, body, signed, signature } = { ...example, ...change };
  const request = new Request(`https://examplebucket.s3.amazonaws.com${path}`, {
    method,
    headers: {
      'x-amz-content-sha256': emptyHash,
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed},Signature=${signature}`,
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  return checkSignature(request, new TextEncoder().encode(body), { keys, now });
}

describe('the examples that AWS documents', () => {
  it.each(examples)('%s is let in', async (_, example) => {
    await expect(check(example)).resolves.toMatchObject({ userId: 'example' });
  });

  it.each(examples)('%s is refused when anything is changed', async (_, example) => {
    await expect(check(example, { path: '/other.txt' })).rejects.toThrow(S3Refusal);
    await expect(check(example, { method: 'DELETE' })).rejects.toThrow(S3Refusal);
  });
});

describe('what the client signs', () => {
  it.each(['a + b/õ.txt', "!'()*~-_.", '%2F&=?#', '/a//b/', '名/😀'])('is what this check signs: %s', async (key) => {
    const seen: string[] = [];
    const access = { endpoint: 'https://s3.amazonaws.com', pathStyle: false, accessKey, secretKey };
    const bucket = openBucket({
      bucket: 'examplebucket',
      credentials: { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) },
      transport: fetchTransport(async (input, init) => {
        const request = new Request(input, init);
        const body = new Uint8Array(await request.clone().arrayBuffer());
        await checkSignature(request, body, { keys, now: Date.now() });
        seen.push(request.method);
        const isAcl = new URL(request.url).searchParams.has('acl');
        const root = isAcl
          ? 'AccessControlPolicy'
          : request.headers.has('x-amz-copy-source')
            ? 'CopyObjectResult'
            : 'ListBucketResult';
        return new Response(request.method === 'HEAD' ? null : `<${root}/>`);
      }),
    });
    await bucket.head(key);
    await bucket.put(key, new Blob(['a']), { type: 'text/plain', metadata: { owner: 'mari  k' } });
    await bucket.copy(key, `${key}2`, { replace: { metadata: { owner: 'jaan' } } });
    await bucket.list({ prefix: key, delimiter: '/', after: key });
    await bucket.get(key, { range: [0, 9] });
    expect(seen).toEqual(['HEAD', 'PUT', 'GET', 'PUT', 'GET', 'GET']);
    const { url } = await bucket.link(key, { seconds: 60, download: key });
    const s3Request = checkSignature(new Request(url), new Uint8Array(), { keys, now: Date.now() });
    await expect(s3Request).resolves.toMatchObject({ userId: 'example' });
  });
});
