/*
 * npm run test:s3: what the file browser does, by its own client, on a storage that speaks S3. S3_ENDPOINT, S3_ACCESS_KEY
 * and S3_SECRET_KEY name it (S3_REGION, S3_STYLE=virtual, S3_BUCKET where they are needed); without a bucket it makes one
 * and deletes it. Without an endpoint it starts the sandbox and asks that, over HTTP.
 */
import { AwsClient } from 'aws4fetch';
import { openBucket, type S3Access, type S3Bucket } from '@livery/api/s3/bucket';
import { s3Code } from '@livery/api/s3/errors';
import { fetchTransport } from '@livery/api/s3/transport';
import { createSandbox } from '@livery/api/sandbox/sandbox';
import { memoryStore } from '@livery/api/sandbox/store/memory';
import { s3Server } from './lib/s3Server.js';
import { report } from './lib/stage.js';

interface Storage {
  access: S3Access;
  close: () => void;
}

function needed(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY name the storage.`);
  return value;
}

/** The storage of the environment. */
function namedStorage(endpoint: string): Storage {
  const region = process.env['S3_REGION'];
  return {
    access: {
      endpoint,
      pathStyle: process.env['S3_STYLE'] !== 'virtual',
      accessKey: needed('S3_ACCESS_KEY'),
      secretKey: needed('S3_SECRET_KEY'),
      ...(region ? { region } : {}),
    },
    close: () => undefined,
  };
}

/** The sandbox, at a free port. */
async function sandboxStorage(): Promise<Storage> {
  const server = await s3Server(0, (request) => sandbox.fetch(request));
  const sandbox = createSandbox({ store: memoryStore(), s3Url: server.origin });
  const ask = async (path: string) => {
    const answer = await sandbox.fetch(new Request(`http://sandbox/v1${path}`, { headers: { apikey: 'demo' } }));
    return (await answer.json()) as unknown;
  };
  const [key] = (await ask('/storage/user/keys')) as [{ accessKey: string; secretKey: string }];
  const { url, region } = (await ask('/storage/api/s3')) as { url: string; region: string };
  return { access: { endpoint: url, region, pathStyle: true, ...key }, close: server.close };
}

/** Makes a request that the browser never makes: a bucket is made by the provider's own API. */
async function onBucket({ access }: Storage, method: 'PUT' | 'DELETE', bucket: string): Promise<void> {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region = 'us-east-1', endpoint, pathStyle } = access;
  const url = new URL(endpoint);
  if (pathStyle) url.pathname = `${url.pathname.replace(/\/$/, '')}/${bucket}`;
  else url.host = `${bucket}.${url.host}`;
  const answer = await new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 }).fetch(url, {
    method,
  });
  if (!answer.ok) throw new Error(`${method} ${bucket}: ${answer.status} ${await answer.text()}`);
}

function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

const folder = 'livery test/õ + & 1/';
const keyOf = (name: string): string => folder + name;
const leastPart = 5 * 2 ** 20;

async function allKeys(bucket: S3Bucket, limit: number): Promise<string[]> {
  const keys: string[] = [];
  let after: string | undefined;
  do {
    const page = await bucket.list({ prefix: folder, limit, after });
    keys.push(...page.objects.map(({ key }) => key));
    after = page.next;
  } while (after !== undefined);
  return keys;
}

const refusedWith = (work: Promise<unknown>) => work.then(() => 'nothing', s3Code);

/** What the browser does, one after another: each builds on those before. */
const operations: [name: string, run: (bucket: S3Bucket, storage: Storage) => Promise<void>][] = [
  [
    'puts an object with its type and metadata, and describes it',
    async (bucket) => {
      const body = new Blob(['hello']);
      await bucket.put(keyOf('a.txt'), body, { type: 'text/plain', metadata: { owner: 'mari' } });
      const facts = await bucket.head(keyOf('a.txt'));
      assert(facts.size === 5 && facts.type === 'text/plain', `head answers ${JSON.stringify(facts)}`);
      assert(facts.metadata['owner'] === 'mari', 'the metadata is lost');
    },
  ],
  [
    'gets it whole and in part',
    async (bucket) => {
      assert((await (await bucket.get(keyOf('a.txt'))).text()) === 'hello', 'the content is another');
      const part = await bucket.get(keyOf('a.txt'), { range: [1, 3] });
      assert(part.status === 206 && (await part.text()) === 'ell', 'the range is another');
    },
  ],
  [
    'lists folders and files, page by page',
    async (bucket) => {
      await bucket.put(keyOf('sub/b.txt'), new Blob(['b']));
      await bucket.put(keyOf('z.txt'), new Blob(['z']));
      const page = await bucket.list({ prefix: folder, delimiter: '/' });
      assert(page.prefixes.join() === keyOf('sub/'), `folders: ${page.prefixes.join()}`);
      assert(page.objects.map(({ key }) => key).join() === [keyOf('a.txt'), keyOf('z.txt')].join(), 'files are others');
      assert((await allKeys(bucket, 1)).length === 3, 'pages lose keys');
    },
  ],
  [
    'copies within the bucket, also with other metadata',
    async (bucket) => {
      await bucket.copy(keyOf('a.txt'), keyOf('copy.txt'));
      assert((await bucket.head(keyOf('copy.txt'))).metadata['owner'] === 'mari', 'the copy lost its metadata');
      await bucket.copy(keyOf('copy.txt'), keyOf('copy.txt'), { type: 'text/csv', metadata: { owner: 'jaan' } });
      const facts = await bucket.head(keyOf('copy.txt'));
      assert(facts.type === 'text/csv' && facts.metadata['owner'] === 'jaan', 'the metadata was not replaced');
    },
  ],
  [
    'links to an object that anybody can read until it ends',
    async (bucket) => {
      const { url } = await bucket.link(keyOf('a.txt'), { seconds: 60, download: 'õ.txt' });
      const answer = await fetch(url);
      assert(answer.ok && (await answer.text()) === 'hello', `the link answers ${answer.status}`);
      const saved = answer.headers.get('content-disposition') ?? '';
      assert(saved.startsWith('attachment'), `the link is shown as ${saved}`);
    },
  ],
  [
    'uploads in parts, lists them, and puts them together',
    async (bucket) => {
      const id = await bucket.createUpload(keyOf('big.bin'), { type: 'application/octet-stream' });
      const first = new Blob([new Uint8Array(leastPart).fill(1)]);
      await bucket.uploadPart(keyOf('big.bin'), id, 2, new Blob(['end']));
      await bucket.uploadPart(keyOf('big.bin'), id, 1, first);
      const parts = await bucket.listParts(keyOf('big.bin'), id);
      assert(parts.map(({ size }) => size).join() === `${leastPart},3`, 'the parts are others');
      await bucket.completeUpload(keyOf('big.bin'), id, parts);
      assert((await bucket.head(keyOf('big.bin'))).size === leastPart + 3, 'the size is another');
      const end = await bucket.get(keyOf('big.bin'), { range: [leastPart, leastPart + 2] });
      assert((await end.text()) === 'end', 'the end is another');
    },
  ],
  [
    'gives an upload up',
    async (bucket) => {
      const id = await bucket.createUpload(keyOf('never.bin'));
      await bucket.abortUpload(keyOf('never.bin'), id);
      const code = await refusedWith(bucket.listParts(keyOf('never.bin'), id));
      assert(code === 'NoSuchUpload', `parts of an aborted upload: ${code}`);
    },
  ],
  [
    'says what is not there, and refuses keys that are wrong',
    async (bucket, { access }) => {
      assert((await refusedWith(bucket.get(keyOf('nothing')))) === 'NoSuchKey', 'a missing key is not named');
      const wrong = { ...access, secretKey: 'wrong' };
      const credentials = { current: () => Promise.resolve(wrong), renew: () => Promise.resolve(wrong) };
      const other = openBucket({ bucket: bucketName, credentials, transport: fetchTransport(fetch) });
      const code = await refusedWith(other.list({}));
      assert(code === 'SignatureDoesNotMatch', `a wrong secret: ${code}`);
    },
  ],
  [
    'deletes one, and many at once',
    async (bucket) => {
      await bucket.delete(keyOf('a.txt'));
      const failures = await bucket.deleteMany(await allKeys(bucket, 1000));
      assert(failures.length === 0, JSON.stringify(failures));
      assert((await allKeys(bucket, 1000)).length === 0, 'something is left');
    },
  ],
];

const named = process.env['S3_ENDPOINT'];
const storage = named ? namedStorage(named) : await sandboxStorage();
const bucketName = process.env['S3_BUCKET'] ?? `livery-test-${Date.now().toString(36)}`;
const isOwn = !process.env['S3_BUCKET'];
console.log(`Bucket ${bucketName} at ${storage.access.endpoint}${named ? '' : ', which is the sandbox'}`);
if (isOwn) await onBucket(storage, 'PUT', bucketName);
const credentials = { current: () => Promise.resolve(storage.access), renew: () => Promise.resolve(storage.access) };
const bucket = openBucket({ bucket: bucketName, credentials, transport: fetchTransport(fetch) });

let failed = 0;
for (const [name, run] of operations) {
  try {
    await run(bucket, storage);
    console.log(`ok    ${name}`);
  } catch (thrown) {
    failed += 1;
    console.log(`FAIL  ${name}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
}
if (isOwn && failed === 0) await onBucket(storage, 'DELETE', bucketName);
storage.close();
console.log(`${operations.length - failed} passed, ${failed} failed`);
report('s3', { passed: operations.length - failed, failed });
process.exitCode = failed > 0 ? 1 : 0;
