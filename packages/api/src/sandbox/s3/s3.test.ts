import { AwsClient } from 'aws4fetch';
import { describe, expect, it } from 'vitest';
import { NetworkError } from '../../errors.js';
import { openBucket } from '../../s3/bucket.js';
import type { S3Access } from '../../s3/types.js';
import { s3Code } from '../../s3/errors.js';
import { fetchTransport } from '../../s3/transport.js';
import { issues } from '../../generated/texts.js';
import type { S3Key } from '../../generated/types.js';
import { largeObject, readingsBucket } from '../scenarios/buckets.js';
import { memoryStore } from '../store/memory.js';
import { openSandbox } from '../testing/openSandbox.js';
import { md5Hex } from './contentStore.js';
import { inPageTransport } from './inPage.js';

const endpoint = 'http://sandbox.test/s3';
const leastPart = 5 * 2 ** 20;
const text = (content: string) => new Blob([content], { type: 'text/plain' });

/** The keys of a scenario, as they are kept in its state. */
async function keysOf(store: ReturnType<typeof memoryStore>): Promise<S3Key> {
  const state = (await store.load()) as { storage: { keys: [S3Key] } };
  return state.storage.keys[0];
}

interface Opening {
  scenario?: string;
  wrong?: Partial<S3Access>;
}

async function open(bucket = 'tamm-shop-media', { scenario = 'demo', wrong = {} }: Opening = {}) {
  const store = memoryStore();
  const site = openSandbox({ store, scenario });
  await site.operate('settings', {});
  await site.sandbox.flush();
  const { accessKey, secretKey } = await keysOf(store);
  const access = { endpoint, pathStyle: true, region: 'default', accessKey, secretKey, ...wrong };
  const credentials = { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) };
  const send: typeof fetch = (input, init) => site.sandbox.fetch(new Request(input, init));
  return {
    site,
    send,
    access,
    credentials,
    bucket: openBucket({ bucket, credentials, transport: fetchTransport(send) }),
  };
}

const codeOf = (work: Promise<unknown>) => work.then(() => 'done', s3Code);

it('what is stored and removed is known to a replica after its lag, as it was', async () => {
  const { site, bucket } = await open();
  await site.setFaults([{ operationId: 'getBucket', lag_ms: 5000 }]);
  const sizeOf = async () => (await site.ask('getBucket', { query: { name: 'tamm-shop-media' } })).body.num_objects;
  const before = await sizeOf();
  await bucket.put('new/one.txt', text('one'));
  site.pass(3);
  await bucket.delete(['new/one.txt']);
  expect(await sizeOf()).toBe(before);
  site.pass(2);
  expect(await sizeOf()).toBe(before + 1);
  site.pass(3);
  expect(await sizeOf()).toBe(before);
});

it.each([204, 205, 304])('a fault with the status %i has no body', async (status) => {
  const { site, send } = await open();
  for (const path of ['s3/tamm-shop-media/x', 'v1/user-resource/user'])
    for (const body of [undefined, 'text']) {
      await site.setFaults([{ path: '*', status, ...(body !== undefined && { body }) }]);
      const response = await send(`http://sandbox.test/${path}`);
      expect([response.status, await response.text()]).toEqual([status, '']);
    }
});

describe('a bucket', () => {
  it('tells of uploads in parts that were begun and not completed, and no longer once they are removed', async () => {
    const { bucket } = await open();
    const uploadId = await bucket.createUpload('films/été 100%.mp4');
    expect(await bucket.listUploads()).toEqual([
      { key: 'films/été 100%.mp4', uploadId, begun: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string },
    ]);
    await bucket.abortUpload('films/été 100%.mp4', uploadId);
    expect(await bucket.listUploads()).toEqual([]);
  });

  it('is listed by folder, and page by page', async () => {
    const { bucket } = await open();
    const root = await bucket.list({ delimiter: '/' });
    expect(root.prefixes).toEqual(['catalogue/', 'products/']);
    expect(root.objects.map(({ key }) => key)).toEqual(['index.html', 'logo.svg']);
    const first = await bucket.list({ delimiter: '/', limit: 1 });
    expect([first.prefixes, first.next !== undefined]).toEqual([['catalogue/'], true]);
    const second = await bucket.list({ delimiter: '/', limit: 2, after: first.next });
    expect(second.objects.map(({ key }) => key)).toEqual(['index.html', 'logo.svg']);
    const third = await bucket.list({ delimiter: '/', limit: 5, after: second.next });
    expect([third.prefixes, third.objects, third.next]).toEqual([['products/'], [], undefined]);
  });

  it('has a hundred thousand keys without a row of the state for each', async () => {
    const { bucket, site } = await open(readingsBucket.name, { scenario: 'large' });
    const page = await bucket.list({});
    expect(page.objects).toHaveLength(1000);
    await bucket.delete(page.objects.slice(0, 10).map(({ key }) => key));
    expect((await bucket.list({ limit: 1 })).objects[0]?.key).toBe('reading-000010.csv');
    expect((await bucket.list({ prefix: 'reading-0999', limit: 5 })).objects[0]?.key).toBe('reading-099900.csv');
    expect(await (await bucket.get('reading-000500.csv')).text()).toMatch(/^time,temperature,humidity\n/);
    expect((await site.operate('settings', {})).status).toBe(200);
  });

  it('answers content that follows from key and size, whole or in part', async () => {
    const { bucket } = await open();
    const png = new Uint8Array(await (await bucket.get('products/lamp-oak.png')).arrayBuffer());
    expect([png.length, ...png.slice(1, 4)]).toEqual([82_118, 0x50, 0x4e, 0x47]);
    const range = await bucket.get('products/lamp-oak.png', { range: [1, 3] });
    expect([range.status, await range.text()]).toEqual([206, 'PNG']);
    expect(await codeOf(bucket.get('products/lamp-oak.png', { range: [99_999, 100_000] }))).toBe('InvalidRange');
    const pdf = await (await bucket.get('catalogue/spring.pdf')).text();
    expect([pdf.slice(0, 5), pdf.length, pdf.slice(-5)]).toEqual(['%PDF-', 96_112, '%%EOF']);
    expect(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).toBe(pdf.indexOf('xref\n0 6'));
  });

  it('stores, describes, copies and deletes objects', async () => {
    const { bucket } = await open();
    await bucket.put('a/õ + 1.txt', text('hello'), { type: 'text/plain', metadata: { owner: 'mari' } });
    expect(await bucket.head('a/õ + 1.txt')).toMatchObject({
      size: 5,
      type: 'text/plain',
      etag: '5d41402abc4b2a76b9719d911017c592',
      metadata: { owner: 'mari' },
    });
    await bucket.copy('a/õ + 1.txt', 'b/2.txt');
    expect(await (await bucket.get('b/2.txt')).text()).toBe('hello');
    await bucket.copy('b/2.txt', 'b/2.txt', { replace: { type: 'text/csv', metadata: {} } });
    expect(await bucket.head('b/2.txt')).toMatchObject({ type: 'text/csv', metadata: {} });
    await bucket.delete(['a/õ + 1.txt']);
    expect(await codeOf(bucket.get('a/õ + 1.txt'))).toBe('NoSuchKey');
  });

  it('puts a multipart upload together, of parts in any order', async () => {
    const { bucket } = await open();
    const part = new Uint8Array(leastPart).fill(7);
    const id = await bucket.createUpload('big.bin', { type: 'application/octet-stream' });
    await bucket.uploadPart('big.bin', id, 2, text('end'));
    await bucket.uploadPart('big.bin', id, 1, new Blob([part]));
    const parts = await bucket.listParts('big.bin', id);
    expect(parts.map(({ number, size }) => [number, size])).toEqual([
      [1, part.length],
      [2, 3],
    ]);
    expect(await codeOf(bucket.completeUpload('big.bin', id, parts.toReversed()))).toBe('InvalidPartOrder');
    expect(await codeOf(bucket.completeUpload('big.bin', id, [{ number: 1, size: 1, etag: 'x' }]))).toBe('InvalidPart');
    await bucket.completeUpload('big.bin', id, parts);
    expect(await bucket.head('big.bin')).toMatchObject({ size: part.length + 3 });
    const end = await bucket.get('big.bin', { range: [part.length, part.length + 2] });
    expect(await end.text()).toBe('end');
    expect(await codeOf(bucket.listParts('big.bin', id))).toBe('NoSuchUpload');
  });

  it('refuses parts that are too small, and forgets an upload that is given up', async () => {
    const { bucket } = await open();
    const id = await bucket.createUpload('a');
    await bucket.uploadPart('a', id, 1, text('a'));
    await bucket.uploadPart('a', id, 2, text('b'));
    expect(await codeOf(bucket.completeUpload('a', id, await bucket.listParts('a', id)))).toBe('EntityTooSmall');
    await bucket.abortUpload('a', id);
    expect(await codeOf(bucket.uploadPart('a', id, 1, text('a')))).toBe('NoSuchUpload');
  });

  it('copies in parts, with all that the original is stored with', async () => {
    const { credentials, send } = await open();
    const copyLimits = { whole: leastPart, part: leastPart };
    const bucket = openBucket({ bucket: 'tamm-shop-media', credentials, transport: fetchTransport(send), copyLimits });
    const content = Uint8Array.from({ length: 2 * leastPart + 9 }, (_, at) => at % 251);
    const saved = { type: 'video/mp4', metadata: { owner: 'mari' }, headers: { 'cache-control': 'max-age=60' } };
    await bucket.put('a + õ.mp4', new Blob([content]), saved);
    await bucket.copy('a + õ.mp4', 'b.mp4', { size: content.length });
    const { etag, ...facts } = await bucket.head('b.mp4');
    expect(facts).toMatchObject({ ...saved, size: content.length });
    expect(etag).toMatch(/-3$/);
    const copied = new Uint8Array(await (await bucket.get('b.mp4')).arrayBuffer());
    expect(md5Hex(copied)).toBe(md5Hex(content));
    await bucket.copy('a + õ.mp4', 'b.mp4', { size: content.length, replace: { type: 'text/plain' } });
    expect(await bucket.head('b.mp4')).toMatchObject({ type: 'text/plain', metadata: {}, headers: {} });
    expect(await codeOf(bucket.copy('none', 'c', { size: content.length }))).toBe('NoSuchKey');
  });

  it('copies more than 5 GB in parts only', async () => {
    const { bucket } = await open('tamm-backups');
    const { size } = await bucket.head(largeObject);
    expect(await codeOf(bucket.copy(largeObject, 'moved.img'))).toBe('InvalidRequest');
    await bucket.copy(largeObject, 'moved.img', { size });
    expect(await bucket.head('moved.img')).toMatchObject({ size, etag: expect.stringMatching(/-12$/) as unknown });
  });

  it.each([
    [{ 'x-amz-copy-source-range': 'bytes=0-' }, 'InvalidArgument'],
    [{ 'x-amz-copy-source-range': 'bytes=4-2' }, 'InvalidArgument'],
    [{ 'x-amz-copy-source-range': 'bytes=0-1940' }, 'InvalidArgument'],
    [{ 'x-amz-copy-source-if-match': '"another"' }, 'PreconditionFailed'],
    [{ 'x-amz-copy-source': '/tamm-shop-media/none' }, 'NoSuchKey'],
    [{ 'x-amz-copy-source': '/none/logo.svg' }, 'NoSuchBucket'],
    [{ 'x-amz-copy-source': `/tamm-backups/${largeObject}` }, 'InvalidRequest'],
    [{ 'x-amz-copy-source-range': 'bytes=1-3' }, 'CopyPartResult'],
  ])('answers a copy of a part with %o: %s', async (headers, expected) => {
    const { bucket, access, send } = await open();
    const id = await bucket.createUpload('a');
    const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = access;
    const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
    const source = { 'x-amz-copy-source': '/tamm-shop-media/logo.svg' };
    const partsOf = async (query: string) => {
      const address = `${endpoint}/tamm-shop-media/a?${query}`;
      return (await send(await signer.sign(address, { method: 'PUT', headers: { ...source, ...headers } }))).text();
    };
    expect(await partsOf(`partNumber=1&uploadId=${id}`)).toContain(expected);
    expect((await bucket.listParts('a', id)).map(({ size }) => size)).toEqual(expected === 'CopyPartResult' ? [3] : []);
    expect(await partsOf('partNumber=1&uploadId=none')).toContain('NoSuchUpload');
  });

  it('that is suspended or not there refuses everything', async () => {
    expect(await codeOf((await open('agency-archive')).bucket.list({}))).toBe('AccessDenied');
    expect(await codeOf((await open('constructor')).bucket.list({}))).toBe('NoSuchBucket');
  });
});

describe('a signature', () => {
  it('is checked: the keys, and all that was signed', async () => {
    expect(await codeOf((await open(undefined, { wrong: { accessKey: 'LVNOBODY' } })).bucket.list({}))).toBe(
      'InvalidAccessKeyId',
    );
    const { credentials, send } = await open();
    const tamper = (change: (url: URL, init: RequestInit) => void) =>
      openBucket({
        bucket: 'tamm-shop-media',
        credentials,
        transport({ url, ...request }) {
          const address = new URL(url);
          const init = { ...request } as RequestInit;
          change(address, init);
          return send(address, init);
        },
      });
    const moved = tamper((url) => (url.pathname = url.pathname.replace('logo.svg', 'index.html')));
    expect(await codeOf(moved.get('logo.svg'))).toBe('SignatureDoesNotMatch');
    const other = tamper((_, init) => (init.body = 'other'));
    expect(await codeOf(other.put('a.txt', text('own')))).toBe('XAmzContentSHA256Mismatch');
    expect(await codeOf(other.delete(['a.txt']))).toBe('BadDigest');
  });

  it('of a link holds until its end, and for its object alone', async () => {
    const { bucket, send } = await open();
    const { url } = await bucket.link('logo.svg', { seconds: 60, download: 'logo.svg' });
    const response = await send(url);
    expect([response.status, response.headers.get('content-disposition')]).toEqual([
      200,
      "attachment; filename*=UTF-8''logo.svg",
    ]);
    expect((await send(url.replace('logo.svg', 'index.html'))).status).toBe(403);
    expect((await send(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
    const past = new Date(Date.now() - 120_000).toISOString().replaceAll(/[:-]|\.\d+/g, '');
    expect(await (await send(url.replace(/X-Amz-Date=\w+/, `X-Amz-Date=${past}`))).text()).toContain('has expired');
  });

  it('is needed', async () => {
    const { send } = await open();
    const response = await send(`${endpoint}/tamm-shop-media/logo.svg`);
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('<Code>AccessDenied</Code>'),
    ]);
  });
});

describe('another origin', () => {
  const shop = 'https://shop.tamm-partners.example';
  const inPage = async (origin: string, wrong?: Partial<S3Access>) => {
    const { credentials, send } = await open(undefined, wrong ? { wrong } : {});
    return openBucket({ bucket: 'tamm-shop-media', credentials, transport: inPageTransport(send, origin) });
  };

  it('may use the bucket when its CORS names it, and sees nothing otherwise', async () => {
    const allowed = await inPage(shop);
    await allowed.put('a.txt', text('a'));
    expect((await allowed.list({ prefix: 'a.txt' })).objects).toHaveLength(1);
    const other = await inPage('https://elsewhere.example');
    await expect(other.list({})).rejects.toThrow(NetworkError);
  });

  it('is not told that its keys are refused, but is told of what it may not do', async () => {
    await expect((await inPage(shop, { accessKey: 'LVNOBODY' })).list({})).rejects.toThrow(NetworkError);
    await expect((await inPage(shop, { secretKey: 'wrong' })).list({})).rejects.toThrow(NetworkError);
    expect(await codeOf((await inPage(shop)).get('nothing'))).toBe('NoSuchKey');
  });

  it('is told by a preflight', async () => {
    const { send } = await open();
    const ask = (origin: string) =>
      send(`${endpoint}/tamm-shop-media/a.txt`, { method: 'OPTIONS', headers: { 'x-sandbox-origin': origin } });
    expect((await ask(shop)).headers.get('access-control-allow-origin')).toBe(shop);
    expect((await ask(shop)).status).toBe(204);
    expect((await ask('https://elsewhere.example')).status).toBe(403);
  });
});

describe('another customer', () => {
  it('has buckets of their own, which their keys open and no others do', async () => {
    const { site, access, send, bucket: shop } = await open();
    const key = 'northwind';
    const [account] = (await site.ask('listBillingAccounts', { key })).body;
    const body = { name: 'northwind-files', billing_account_id: account?.id };
    expect((await site.ask('createBucket', { key, body })).status).toBe(200);
    expect(await site.refusal('createBucket', { key, body: { ...body, name: 'tamm-shop-media' } })).toEqual([
      409,
      issues['bucket-name-taken'],
    ]);
    const { accessKey, secretKey } = (await site.ask('createS3Key', { key })).body;
    const own = { ...access, accessKey, secretKey };
    const credentials = { current: () => Promise.resolve(own), renew: () => Promise.resolve(own) };
    const opened = (bucket: string) => openBucket({ bucket, credentials, transport: fetchTransport(send) });
    await opened('northwind-files').put('a.txt', text('hello'));
    expect((await opened('northwind-files').list({})).objects.map((one) => one.key)).toEqual(['a.txt']);
    expect((await site.ask('listBuckets', { key })).body).toMatchObject([{ name: 'northwind-files', num_objects: 1 }]);
    expect(await codeOf(opened('tamm-shop-media').list({}))).toBe('AccessDenied');
    expect((await shop.list({})).objects).not.toHaveLength(0);

    const origin = 'https://northwind.example';
    await site.ask('setBucketCors', { key, body: { name: 'northwind-files', allowed_origins: [origin] } });
    const asked = { method: 'OPTIONS', headers: { 'x-sandbox-origin': origin } };
    expect((await send(`${endpoint}/northwind-files/a.txt`, asked)).status).toBe(204);
  });
});

describe('faults', () => {
  it('are set by the path of the object and answered in the words of the storage', async () => {
    const { bucket, site } = await open();
    await site.setFaults([
      { path: '/s3/tamm-shop-media/logo.svg', status: 500, body: { message: 'IOException' }, times: 1 },
      { path: '/s3/tamm-shop-media/index.html', status: 503 },
    ]);
    await expect(bucket.get('logo.svg')).rejects.toThrow('IOException');
    expect((await bucket.get('logo.svg')).status).toBe(200);
    expect(await codeOf(bucket.get('index.html'))).toBe('InternalError');
  });
});

describe('access, class and tags of an object', () => {
  it('come along with a copy, also where it is made in parts', async () => {
    const { bucket, access, send, credentials } = await open();
    const aws = new AwsClient({
      accessKeyId: access.accessKey,
      secretAccessKey: access.secretKey,
      region: 'default',
      service: 's3',
    });
    const s3Request = async (path: string, init?: RequestInit) =>
      (await send(await aws.sign(`${endpoint}/tamm-shop-media/${path}`, init))).text();
    const body = new Uint8Array(leastPart + 1);
    await s3Request('open.bin', {
      method: 'PUT',
      body,
      headers: { 'x-amz-acl': 'public-read', 'x-amz-storage-class': 'STANDARD_IA', 'x-amz-tagging': 'kind=public' },
    });
    const limits = { whole: leastPart, part: leastPart };
    const inParts = openBucket({
      bucket: 'tamm-shop-media',
      credentials,
      transport: fetchTransport(send),
      copyLimits: limits,
    });
    const [listed] = (await bucket.list({ prefix: 'open.bin' })).objects;
    expect(listed?.storageClass).toBe('STANDARD_IA');
    await bucket.copy('open.bin', 'whole.bin', { storageClass: listed?.storageClass });
    await inParts.copy('open.bin', 'parts.bin', { size: body.length });
    for (const key of ['whole.bin', 'parts.bin']) {
      expect(await s3Request(`${key}?acl`)).toContain('groups/global/AllUsers');
      expect(await s3Request(`${key}?tagging`)).toContain('<Key>kind</Key><Value>public</Value>');
      expect((await bucket.list({ prefix: key })).objects[0]?.storageClass).toBe('STANDARD_IA');
    }
    await bucket.copy('open.bin', 'closed.bin', { acl: 'private' });
    expect(await s3Request('closed.bin?acl')).not.toContain('AllUsers');
  });
});
