import { createHash, randomBytes } from 'node:crypto';
import { KeyAddressError, NetworkError } from '@livery/api/errors';
import { runBulk } from '@livery/api/queries/bulk';
import { openBucket } from '@livery/api/s3/bucket';
import type { S3Access, S3Bucket } from '@livery/api/s3/types';
import { isUploadGone, s3Code } from '@livery/api/s3/errors';
import { fetchTransport, type S3Transport } from '@livery/api/s3/transport';
import {
  deleteObjects,
  findKeys,
  findMoves,
  moveObjects,
} from '../../packages/console-app/src/areas/storage/files/objectRuns.js';
import { unfinishedUploads } from '../../packages/console-app/src/areas/storage/files/rememberedUploads.js';
import {
  createUploads,
  multipartAbove,
  type Upload,
} from '../../packages/console-app/src/areas/storage/files/uploads.js';
import { createStorage, memoryAreas } from '../../packages/console-app/src/shared/storage.js';

/** What the operations are done with. */
export interface Bench {
  bucket: S3Bucket;
  /** The same bucket for a program, which no CORS concerns. */
  program: S3Bucket;
  bucketName: string;
  access: S3Access;
  transport: S3Transport;
}

type Operation = [name: string, run: (bench: Bench) => Promise<void>];

type Limits = Pick<Parameters<typeof openBucket>[0], 'copyLimits'>;

/** The bucket with another access, another transport, another name or other limits. */
export function reopened(bench: Omit<Bench, 'bucket' | 'program'>, change: Partial<Bench & Limits> = {}): S3Bucket {
  const { bucketName, access, transport, copyLimits } = { ...bench, ...change };
  const credentials = { current: () => Promise.resolve(access), renew: () => Promise.resolve(access) };
  return openBucket({ bucket: bucketName, credentials, transport, copyLimits });
}

export function assert(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

/** Of what is listed all must be there and nothing else, in any order. */
function assertSame(found: readonly string[], expected: readonly string[], what: string): void {
  const there = new Set(found);
  const known = new Set(expected);
  const lost = expected.filter((one) => !there.has(one));
  const strange = found.filter((one) => !known.has(one));
  const isTwice = found.length > there.size;
  assert(
    lost.length + strange.length === 0 && !isTwice,
    `${what}: missing ${JSON.stringify(lost.slice(0, 5))}, too many ${JSON.stringify(strange.slice(0, 5))}${isTwice ? ', some twice' : ''}`,
  );
}

const folder = (key: string) => ({ key, isFolder: true });

const top = 'livery test/õ + & 1/';
const keyOf = (name: string): string => top + name;
const leastPart = 5 * 2 ** 20;
const text = (content: string): Blob => new Blob([content]);
const md5 = (content: Uint8Array | string): string => createHash('md5').update(content).digest('hex');

async function allPages(
  bucket: S3Bucket,
  requested: { prefix: string; delimiter?: string; limit?: number },
): Promise<{ keys: string[]; folders: string[]; pages: number }> {
  const all = { keys: [] as string[], folders: [] as string[], pages: 0 };
  let after: string | undefined;
  do {
    const page = await bucket.list({ ...requested, after });
    all.keys.push(...page.objects.map(({ key }) => key));
    all.folders.push(...page.prefixes);
    all.pages += 1;
    after = page.next;
  } while (after !== undefined);
  return all;
}

const contentOf = async (bucket: S3Bucket, key: string): Promise<string> => (await bucket.get(key)).text();

const refusedWith = (work: Promise<unknown>): Promise<string | undefined> => work.then(() => 'nothing', s3Code);

async function assertRefused(work: Promise<unknown>, codes: readonly string[], what: string): Promise<void> {
  const code = await refusedWith(work);
  assert(
    codes.some((one) => one === code),
    `${what}: ${code}`,
  );
}

async function assertGone(work: Promise<unknown>, what: string): Promise<void> {
  const thrown = await work.then(
    () => 'nothing',
    (error: unknown) => error,
  );
  assert(isUploadGone(thrown), `${what}: ${String(thrown)}`);
}

async function assertOutcomes(work: Promise<{ result: string; error?: Error }[]>, what: string): Promise<void> {
  const failed = (await work).filter(({ result }) => result !== 'done');
  assert(failed.length === 0, `${what}: ${failed[0]?.error?.message ?? failed[0]?.result}`);
}

/** Does so many at a time as the browser does. Throws the first failure. */
async function many<Row>(rows: readonly Row[], work: (row: Row) => Promise<unknown>): Promise<void> {
  await assertOutcomes(runBulk(rows, work), 'one of many');
}

const oddNames = [
  ' leading and trailing ',
  'a+b',
  'a%20b',
  '100%',
  '%zz',
  'a&b=c',
  'a?b#c',
  'a;b:c@d,e$f',
  `"double" 'single'`,
  '<a>&amp;',
  "!*'()~-_",
  'back\\slash',
  '`^{|}[]',
  'õäöü',
  'o\u0303',
  '名前',
  '😀',
  '...',
  '.hidden',
  'a..b',
  'tab\tline\nreturn\r',
  'control\u0001',
  'x'.repeat(800),
  '/nameless folder',
  'two//slashes',
];

/** Waits for an upload to end, one way or another. */
function ended(uploads: ReturnType<typeof createUploads>): Promise<Upload> {
  return new Promise((done) => {
    const stop = uploads.subscribe(() => {
      const [one] = uploads.current();
      if (!one || (one.status !== 'done' && one.status !== 'failed')) return;
      stop();
      done(one);
    });
  });
}

const partOf = (url: string): number => Number(new URL(url).searchParams.get('partNumber') ?? 0);

/** The metadata of an object: a page sees what its bucket's CORS names only. */
const ownerOf = async ({ program }: Bench, key: string): Promise<string> =>
  (await program.head(key)).metadata['owner'] ?? '';

/** What the browser does, one after another: each builds on those before. */
export const operations: readonly Operation[] = [
  [
    'puts an object with its type and metadata, and describes it',
    async (bench) => {
      const { bucket } = bench;
      await bucket.put(keyOf('a.txt'), text('hello'), { type: 'text/plain', metadata: { owner: 'mari  k' } });
      const facts = await bucket.head(keyOf('a.txt'));
      assert(facts.size === 5 && facts.type === 'text/plain', `head answers ${JSON.stringify(facts)}`);
      assert(facts.etag === md5('hello'), `the ETag is ${facts.etag}`);
      assert(!Number.isNaN(Date.parse(facts.modified ?? '')), `it was changed at ${facts.modified}`);
      const owner = await ownerOf(bench, keyOf('a.txt'));
      assert(/^mari +k$/.test(owner), `the owner is ${owner}`);
    },
  ],
  [
    'gets it whole and in part',
    async ({ bucket }) => {
      assert((await contentOf(bucket, keyOf('a.txt'))) === 'hello', 'the content is another');
      const part = await bucket.get(keyOf('a.txt'), { range: [1, 3] });
      assert(part.status === 206 && (await part.text()) === 'ell', 'the range is another');
      const beyond = await bucket.get(keyOf('a.txt'), { range: [0, 65_535] });
      assert((await beyond.text()) === 'hello', 'a range beyond the end is another');
    },
  ],
  [
    'replaces an object, and keeps empty ones',
    async ({ bucket }) => {
      await bucket.put(keyOf('replaced.txt'), text('first'));
      await bucket.put(keyOf('replaced.txt'), text('second'));
      assert((await contentOf(bucket, keyOf('replaced.txt'))) === 'second', 'the first content is there');
      await bucket.put(keyOf('empty.txt'), text(''));
      assert((await bucket.head(keyOf('empty.txt'))).size === 0, 'the empty file has a size');
      assert((await contentOf(bucket, keyOf('empty.txt'))) === '', 'the empty file has a content');
      await bucket.put(keyOf('folder/'), text(''));
      const { objects } = await bucket.list({ prefix: keyOf('folder/'), delimiter: '/' });
      assert(objects.length === 1 && objects[0]?.key === keyOf('folder/'), 'an empty folder is not kept');
      assert((await bucket.delete([keyOf('replaced.txt'), keyOf('empty.txt')])).length === 0, 'they are not deleted');
    },
  ],
  [
    'lists folders and files, page by page',
    async ({ bucket }) => {
      await many(['sub/b.txt', 'sub/c.txt', 'tub/d.txt', 'z.txt'], (name) => bucket.put(keyOf(name), text(name)));
      const keys = ['a.txt', 'folder/', 'sub/b.txt', 'sub/c.txt', 'tub/d.txt', 'z.txt'].map(keyOf);
      const folders = ['folder/', 'sub/', 'tub/'].map(keyOf);
      const page = await bucket.list({ prefix: top, delimiter: '/' });
      assertSame(page.prefixes, folders, 'folders');
      assertSame(
        page.objects.map(({ key }) => key),
        ['a.txt', 'z.txt'].map(keyOf),
        'files',
      );
      const [first] = page.objects;
      assert(first?.size === 5 && first.etag === md5('hello'), `a file is listed as ${JSON.stringify(first)}`);
      assert(Math.abs(Date.parse(first.modified) - Date.now()) < 3_600_000, `it was changed at ${first.modified}`);
      for (const limit of [1, 2]) {
        const flat = await allPages(bucket, { prefix: top, limit });
        assertSame(flat.keys, keys, `keys by ${limit}`);
        const rows = await allPages(bucket, { prefix: top, delimiter: '/', limit });
        assertSame(rows.folders, folders, `folders by ${limit}`);
        assertSame(rows.keys, ['a.txt', 'z.txt'].map(keyOf), `files by ${limit}`);
        assert(rows.pages >= 5 / limit, `${rows.pages} pages of ${limit}`);
      }
      const named = await bucket.list({ prefix: keyOf('s'), delimiter: '/' });
      assertSame(named.prefixes, [keyOf('sub/')], 'folders that begin with a letter');
      assert((await bucket.list({ prefix: keyOf('none') })).objects.length === 0, 'something is listed of nothing');
    },
  ],
  [
    'keeps every character of a key',
    async ({ bucket }) => {
      const keys = [...oddNames.map((name) => keyOf(`odd/${name}`)), `/${top}leading slash`];
      await many(keys, async (key) => {
        await bucket.put(key, text(key));
        assert((await contentOf(bucket, key)) === key, `${JSON.stringify(key)} has another content`);
        assert((await bucket.head(key)).size === Buffer.byteLength(key), `${JSON.stringify(key)} has another size`);
        const link = await fetch((await bucket.link(key, { seconds: 60, download: 'õ "1".txt' })).url);
        assert(link.ok && (await link.text()) === key, `the link to ${JSON.stringify(key)} answers ${link.status}`);
        await bucket.copy(key, `${key}.copy`);
        assert((await contentOf(bucket, `${key}.copy`)) === key, `the copy of ${JSON.stringify(key)} is another`);
      });
      const copies = keys.map((key) => `${key}.copy`);
      const listed = [
        ...(await allPages(bucket, { prefix: keyOf('odd/'), limit: 7 })).keys,
        ...(await allPages(bucket, { prefix: `/${top}` })).keys,
      ];
      assertSame(listed, [...keys, ...copies], 'listed keys');
      const folders = await allPages(bucket, { prefix: keyOf('odd/'), delimiter: '/', limit: 7 });
      assertSame(folders.folders, [keyOf('odd//'), keyOf('odd/two/')], 'folders');
      await assertOutcomes(deleteObjects(bucket, [...keys, ...copies], {}), 'odd keys');
      assertSame(await findKeys(bucket, [folder(keyOf('odd/')), folder(`/${top}`)]), [], 'what is left');
    },
  ],
  [
    'asks for no key that a URL cannot have',
    async ({ bucket }) => {
      await bucket.put(keyOf('sub/kept.txt'), text('kept'));
      for (const key of [keyOf('sub/x/../kept.txt'), keyOf('./sub/kept.txt'), '..']) {
        const thrown = await bucket.get(key).catch((error: unknown) => error);
        assert(thrown instanceof KeyAddressError, `${key} is asked for`);
      }
      const failures = await bucket.delete([keyOf('sub/x/../kept.txt')]);
      assert(failures.length === 0, `to delete what is not there fails: ${failures[0]?.error.message}`);
      assert((await contentOf(bucket, keyOf('sub/kept.txt'))) === 'kept', 'another object was deleted');
      await bucket.delete([keyOf('sub/kept.txt')]);
    },
  ],
  [
    'copies within the bucket, also with other metadata',
    async (bench) => {
      const { bucket } = bench;
      await bucket.copy(keyOf('a.txt'), keyOf('copy.txt'));
      const { type } = await bucket.head(keyOf('copy.txt'));
      const owner = await ownerOf(bench, keyOf('copy.txt'));
      assert(owner.startsWith('mari') && type === 'text/plain', 'the copy lost its metadata');
      await bucket.copy(keyOf('copy.txt'), keyOf('copy.txt'), {
        replace: { type: 'text/csv', metadata: { owner: 'jaan' } },
      });
      assert((await bucket.head(keyOf('copy.txt'))).type === 'text/csv', 'the type was not replaced');
      assert((await ownerOf(bench, keyOf('copy.txt'))) === 'jaan', 'the metadata was not replaced');
      await assertRefused(bucket.copy(keyOf('nothing'), keyOf('b')), ['NoSuchKey'], 'a copy of nothing');
      await assertRefused(bucket.copy(keyOf('a.txt'), keyOf('a.txt')), ['InvalidRequest'], 'a copy to itself');
      await bucket.delete([keyOf('copy.txt')]);
    },
  ],
  [
    'renames a folder with all that is in it',
    async ({ bucket, bucketName }) => {
      const moves = await findMoves(bucket, [
        { entry: folder(keyOf('sub/')), to: keyOf('renamed + õ') },
        { entry: folder(keyOf('folder/')), to: keyOf('renamed + õ/folder') },
      ]);
      await assertOutcomes(moveObjects(bucket, moves, { bucketName }), 'moves');
      const there = ['b.txt', 'c.txt', 'folder/'].map((name) => keyOf(`renamed + õ/${name}`));
      assertSame(await findKeys(bucket, [folder(keyOf('renamed + õ/'))]), there, 'what was moved');
      assertSame(await findKeys(bucket, [folder(keyOf('sub/')), folder(keyOf('folder/'))]), [], 'what is left');
      assert((await contentOf(bucket, keyOf('renamed + õ/b.txt'))) === 'sub/b.txt', 'the content is another');
    },
  ],
  [
    'links to an object that anybody can read until it ends',
    async ({ bucket }) => {
      const { url } = await bucket.link(keyOf('a.txt'), { seconds: 60, download: 'õ + 1.txt' });
      const response = await fetch(url);
      assert(response.ok && (await response.text()) === 'hello', `the link answers ${response.status}`);
      const saved = response.headers.get('content-disposition') ?? '';
      assert(saved === `attachment; filename*=UTF-8''%C3%B5%20%2B%201.txt`, `the link is saved as ${saved}`);
      const statusOf = async (address: string) => {
        const other = await fetch(address);
        await other.arrayBuffer();
        return other.status;
      };
      assert((await statusOf(url.replace('a.txt', 'z.txt'))) === 403, 'the link opens another object');
      assert((await statusOf(url.replace('Expires=60', 'Expires=600'))) === 403, 'the link can be made longer');
      const short = await bucket.link(keyOf('a.txt'), { seconds: 1 });
      await new Promise((done) => setTimeout(done, 2500));
      assert((await statusOf(short.url)) === 403, 'the link does not end');
    },
  ],
  [
    'uploads in parts, lists them, and puts them together',
    async (bench) => {
      const { bucket } = bench;
      const key = keyOf('big.bin');
      const id = await bucket.createUpload(key, { type: 'application/x-big', metadata: { owner: 'mari' } });
      assert((await bucket.listParts(key, id)).length === 0, 'there are parts before any was sent');
      const first = new Blob([new Uint8Array(leastPart).fill(1)]);
      await bucket.uploadPart(key, id, 2, text('end'));
      await bucket.uploadPart(key, id, 1, text('part of an attempt that failed'));
      await bucket.uploadPart(key, id, 1, first);
      const parts = await bucket.listParts(key, id);
      assert(parts.map(({ number, size }) => `${number}:${size}`).join() === `1:${leastPart},2:3`, 'parts are others');
      assert(parts[1]?.etag === md5('end'), `the ETag of a part is ${parts[1]?.etag}`);
      assert((await refusedWith(bucket.head(key))) !== 'nothing', 'the object is there before it is whole');
      await bucket.completeUpload(key, id, parts);
      const facts = await bucket.head(key);
      assert(facts.size === leastPart + 3 && facts.type === 'application/x-big', `it is ${JSON.stringify(facts)}`);
      assert((await ownerOf(bench, key)) === 'mari', 'the metadata is lost');
      const end = await bucket.get(key, { range: [leastPart - 1, leastPart + 2] });
      assert((await end.text()) === '\u0001end', 'the end is another');
      await assertGone(bucket.listParts(key, id), 'parts of what is put together');
    },
  ],
  [
    'sends a part again that failed, and goes on after a reload with what is missing',
    async (bench) => {
      const original = new Uint8Array(randomBytes(multipartAbove + 2 ** 20));
      const key = keyOf('film.bin');
      const file = new File([original], 'film.bin', { lastModified: 1 });
      const sent: number[] = [];
      let arrived = (): void => undefined;
      const others = new Promise<void>((done) => (arrived = done));
      const stored = new Set<number>();
      const failing = (fails: (part: number) => boolean): S3Bucket => {
        const transport: S3Transport = async (request, options) => {
          const part = partOf(request.url);
          if (part === 0) return bench.transport(request, options);
          sent.push(part);
          if (part === 3 && fails(part)) await others;
          if (fails(part)) throw new TypeError('cut');
          const response = await bench.transport(request, options);
          stored.add(part);
          if (stored.has(1) && stored.has(2)) arrived();
          return response;
        };
        return reopened(bench, { transport });
      };
      const storage = createStorage(memoryAreas());
      const upload = async (bucket: S3Bucket): Promise<Upload> => {
        const uploads = createUploads({ storage, onIdle: () => undefined, wait: () => Promise.resolve() });
        uploads.add(bucket, bench.bucketName, [{ key, file }]);
        return ended(uploads);
      };
      // The second part is cut once; the third always, when the others are stored.
      const first = await upload(failing((part) => part === 3 || (part === 2 && !sent.slice(0, -1).includes(2))));
      assert(first.status === 'failed' && first.error instanceof NetworkError, `it ends as ${first.status}`);
      assert(unfinishedUploads(storage, bench.bucketName).length === 1, 'the upload is forgotten');
      const before = sent.length;
      const second = await upload(failing(() => false));
      assert(second.status === 'done', `the second attempt ends as ${second.status}: ${second.error?.message}`);
      const again = sent.slice(before);
      assert(again.join() === '3', `parts ${again.join()} are sent again`);
      const content = new Uint8Array(await (await bench.bucket.get(key)).arrayBuffer());
      assert(md5(content) === md5(original), 'the content is another');
    },
  ],
  [
    'lists the parts of a long upload, page by page',
    async ({ bucket }) => {
      const id = await bucket.createUpload(keyOf('long.bin'));
      const numbers = Array.from({ length: 1003 }, (_, at) => at + 1);
      await many(numbers, (number) => bucket.uploadPart(keyOf('long.bin'), id, number, text('a')));
      const parts = await bucket.listParts(keyOf('long.bin'), id);
      assert(parts.map(({ number }) => number).join() === numbers.join(), `${parts.length} parts are listed`);
      await bucket.abortUpload(keyOf('long.bin'), id);
    },
  ],
  [
    'copies in parts what one request does not copy',
    async (bench) => {
      const { bucket } = bench;
      const [key, copy] = [keyOf('large õ.bin'), keyOf('large copy.bin')];
      const content = new Uint8Array(randomBytes(2 * leastPart + 7));
      const size = content.length;
      const headers = { 'cache-control': 'max-age=60', 'content-disposition': 'attachment' };
      await bucket.put(key, new Blob([content]), { type: 'video/mp4', metadata: { owner: 'mari' }, headers });
      // A page does not see metadata, which the CORS of a storage need not expose.
      const limits = { copyLimits: { whole: leastPart, part: leastPart } };
      await reopened(bench, { ...limits, transport: fetchTransport(fetch) }).copy(key, copy, { size });
      const facts = await bench.program.head(copy);
      assert(facts.etag?.endsWith('-3') === true, `the copy is not made of three parts: ${facts.etag}`);
      assert(facts.type === 'video/mp4' && facts.metadata['owner'] === 'mari', `it is ${JSON.stringify(facts)}`);
      assert(JSON.stringify(facts.headers) === JSON.stringify(headers), `it is served with ${JSON.stringify(facts)}`);
      assert(md5(new Uint8Array(await (await bucket.get(copy)).arrayBuffer())) === md5(content), 'the copy is another');
      await reopened(bench, limits).copy(key, copy, { size, replace: { type: 'video/webm' } });
      assert((await bucket.head(copy)).type === 'video/webm', 'the type was not replaced');
    },
  ],
  [
    'copies no parts of two versions, and leaves nothing of a copy that fails',
    async (bench) => {
      const { bucket } = bench;
      const [key, copy] = [keyOf('large õ.bin'), keyOf('never.bin')];
      const { size } = await bucket.head(key);
      let uploadId = '';
      const parts: number[] = [];
      const transport: S3Transport = async (request, options) => {
        const part = partOf(request.url);
        uploadId = new URL(request.url).searchParams.get('uploadId') ?? uploadId;
        // The first part is of the original, the others are asked for when another has taken its place.
        if (part === 2) await bucket.put(key, new Blob([new Uint8Array(randomBytes(size ?? 0))]));
        if (part > 0) parts.push(part);
        return bench.transport(request, options);
      };
      const limits = { copyLimits: { whole: leastPart, part: leastPart } };
      await assertRefused(
        reopened(bench, { ...limits, transport }).copy(key, copy, { size }),
        ['PreconditionFailed'],
        'a copy of what has changed',
      );
      assert(parts.length > 0 && uploadId !== '', 'no part was copied');
      await assertGone(bucket.listParts(copy, uploadId), 'parts of a copy that failed');
      assert((await refusedWith(bucket.head(copy))) !== 'nothing', 'there is a copy');
      await bucket.delete([key, keyOf('large copy.bin')]);
    },
  ],
  [
    'gives an upload up',
    async ({ bucket }) => {
      const id = await bucket.createUpload(keyOf('never.bin'));
      await bucket.uploadPart(keyOf('never.bin'), id, 1, text('a'));
      await bucket.abortUpload(keyOf('never.bin'), id);
      await assertGone(bucket.listParts(keyOf('never.bin'), id), 'parts of an aborted upload');
      await assertGone(bucket.uploadPart(keyOf('never.bin'), id, 1, text('a')), 'a part of an aborted upload');
      await assertGone(bucket.abortUpload(keyOf('never.bin'), id), 'an aborted upload');
    },
  ],
  [
    'has what it sends checked on its way',
    async (bench) => {
      const transport: S3Transport = ({ body, ...request }, options) => {
        const isXml = typeof body === 'string';
        const damaged = isXml ? body.replace('z.txt', 'a.txt') : new TextEncoder().encode('hallo').buffer;
        return bench.transport({ ...request, body: damaged }, options);
      };
      const damaging = reopened(bench, { transport });
      const codes = ['XAmzContentSHA256Mismatch', 'BadDigest'];
      await assertRefused(damaging.put(keyOf('b.txt'), text('hello')), codes, 'a damaged file');
      await assertRefused(damaging.delete([keyOf('z.txt')]), codes, 'a damaged list of keys');
      const keys = await findKeys(bench.bucket, [folder(top)]);
      assert(!keys.includes(keyOf('b.txt')), 'the damaged file is stored');
      assert(keys.includes(keyOf('a.txt')), 'an object was deleted');
    },
  ],
  [
    'says what is not there, and refuses keys that are wrong',
    async (bench) => {
      const { access, bucket, bucketName } = bench;
      await assertRefused(bucket.get(keyOf('nothing')), ['NoSuchKey'], 'a missing object');
      const thrown = await bucket.head(keyOf('nothing')).catch((error: unknown) => error);
      assert(thrown instanceof Error && thrown.message.includes('404'), `head of nothing: ${String(thrown)}`);
      // Of what is refused before its CORS is looked up a page sees nothing, but a program does.
      const transport = fetchTransport(fetch);
      const secret = reopened(bench, { transport, access: { ...access, secretKey: 'wrong' } });
      await assertRefused(secret.list({}), ['SignatureDoesNotMatch'], 'a wrong secret');
      const nobody = reopened(bench, { transport, access: { ...access, accessKey: 'NOBODY' } });
      await assertRefused(nobody.list({}), ['InvalidAccessKeyId'], 'a wrong access key');
      const missing = reopened(bench, { transport, bucketName: `${bucketName}-none` });
      await assertRefused(missing.list({}), ['NoSuchBucket'], 'a missing bucket');
    },
  ],
  [
    'deletes one, what is not there, and more than one request takes',
    async ({ bucket }) => {
      assert((await bucket.delete([keyOf('a.txt')])).length === 0, 'one is not deleted');
      assert((await bucket.delete([keyOf('a.txt')])).length === 0, 'to delete what is not there fails');
      const numbers = Array.from({ length: 1005 }, (_, at) => at);
      await many(numbers, (number) => bucket.put(keyOf(`many/${number}`), text('')));
      const { keys, pages } = await allPages(bucket, { prefix: keyOf('many/') });
      assertSame(
        keys,
        numbers.map((number) => keyOf(`many/${number}`)),
        'many keys',
      );
      assert(pages === 2, `${pages} pages`);
      await assertOutcomes(deleteObjects(bucket, await findKeys(bucket, [folder(top)]), {}), 'many keys');
      assertSame(await findKeys(bucket, [folder(top)]), [], 'what is left');
    },
  ],
];
