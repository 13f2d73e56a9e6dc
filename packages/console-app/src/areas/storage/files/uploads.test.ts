import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConnectionError,
  ForbiddenError,
  GeneralError,
  MaybeStoredError,
  UnexpectedResponseError,
} from '@livery/api/errors';
import type { S3Bucket } from '@livery/api/s3/types';
import type { ReportBatch } from '#shared/recordBatch.js';
import { createStorage, memoryAreas, type ConsoleStorage } from '#shared/storage.js';
import { discardUnfinished, unfinishedUploads } from './rememberedUploads.js';
import { createUploads, multipartAbove, type UploadJob } from './uploads.js';

const megabyte = 2 ** 20;

/** A file of a size that nobody reads. */
function fileOf(size: number, modified = 1): File {
  const file = new File([], 'film.bin', { lastModified: modified });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const order = (size: number, more: Partial<UploadJob> = {}): UploadJob => ({
  key: 'film.bin',
  file: fileOf(size),
  ...more,
});

/** The SHA-256 of nothing, which is what the parts of such a file hold. */
const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Parts of it that the storage has of an earlier page; `digest` is what that one remembers of their content. */
function leaveParts({ parts }: ReturnType<typeof storageOf>, numbers: readonly number[], digest = emptyDigest): void {
  for (const number of numbers) parts.set(number, 8 * megabyte);
  const digests = Object.fromEntries(numbers.map((number) => [number, digest.slice(0, 16)]));
  saved.unfinishedUploads.set((saved.unfinishedUploads.get() ?? []).map((one) => Object.assign({}, one, { digests })));
}

/** A storage that remembers what it was sent; `fail` says what the next attempts end with. */
function storageOf() {
  const state = { sent: [] as number[], whole: 0, begun: 0, completed: 0, aborted: 0, fail: [] as Error[] };
  const parts = new Map<number, number>();
  let hold: Promise<void> | undefined;
  const attempt = async (signal: AbortSignal | undefined): Promise<void> => {
    if (hold) {
      const given = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
      await Promise.race([hold, given]);
    }
    const error = state.fail.shift();
    if (error) throw error;
  };
  const bucket = {
    async put(_key, _body, options) {
      await attempt(options?.signal);
      state.whole += 1;
    },
    createUpload() {
      state.begun += 1;
      return Promise.resolve(`upload-${state.begun}`);
    },
    async uploadPart(_key, _id, number, _body, options) {
      await attempt(options?.signal);
      state.sent.push(number);
      parts.set(number, number === 3 ? megabyte : 8 * megabyte);
      return emptyDigest;
    },
    listParts: () =>
      Promise.resolve([...parts].toSorted(([a], [b]) => a - b).map(([number, size]) => ({ number, size, etag: 'e' }))),
    completeUpload() {
      state.completed += 1;
      return Promise.resolve();
    },
    abortUpload() {
      state.aborted += 1;
      return Promise.resolve();
    },
    head: () =>
      Promise.resolve({
        size: undefined,
        type: undefined,
        modified: undefined,
        etag: undefined,
        metadata: {},
        headers: {},
      }),
  } satisfies Partial<S3Bucket>;
  return {
    state,
    parts,
    bucket: bucket as unknown as S3Bucket,
    /** Nothing is answered until what it gives is called. */
    hold() {
      let release = (): void => undefined;
      hold = new Promise((go) => (release = go));
      return () => {
        hold = undefined;
        release();
      };
    },
  };
}

function open(record?: () => ReportBatch) {
  const onIdle = vi.fn<(bucketName: string) => void>();
  const waits: number[] = [];
  const uploads = createUploads({
    storage: saved,
    onIdle,
    ...(record && { record }),
    wait(ms) {
      waits.push(ms);
      return Promise.resolve();
    },
  });
  const status = (): string[] => uploads.current().map((one) => one.status);
  const until = (...requested: string[]) => vi.waitFor(() => expect(status()).toEqual(requested));
  return { uploads, onIdle, waits, until };
}

/** A storage with an upload of 17 MB that was running in a page which is gone. */
async function interrupted() {
  const storage = storageOf();
  const { uploads, until } = open();
  storage.hold();
  uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
  await until('running');
  storage.hold()();
  return storage;
}

let saved: ConsoleStorage;
beforeEach(() => {
  saved = createStorage(memoryAreas());
});

describe('uploads', () => {
  it('send a small file in one request, and a large one in parts', async () => {
    const storage = storageOf();
    const { uploads, until, onIdle } = open();
    uploads.add(storage.bucket, 'shop', [order(multipartAbove, { key: 'small' }), order(17 * megabyte)]);
    await until('done', 'done');
    expect(storage.state).toMatchObject({ whole: 1, begun: 1, completed: 1 });
    expect(new Set(storage.state.sent)).toEqual(new Set([1, 2, 3]));
    expect(onIdle).toHaveBeenCalledWith('shop');
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
  });

  it('send a part again that failed, later each time, and not what is refused', async () => {
    const storage = storageOf();
    const { uploads, until, waits } = open();
    storage.state.fail = [new ConnectionError(), new ConnectionError()];
    uploads.add(storage.bucket, 'shop', [order(1)]);
    await until('done');
    expect(waits).toEqual([1000, 2000]);
    storage.state.fail = [new ForbiddenError('Access Denied', '', { status: 403 })];
    uploads.add(storage.bucket, 'shop', [order(1, { key: 'refused' })]);
    await until('done', 'failed');
    expect(waits).toHaveLength(2);
  });

  it('are begun in parts with their first one: of many few at a time', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    const release = storage.hold();
    const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
    uploads.add(
      storage.bucket,
      'shop',
      keys.map((key) => order(17 * megabyte, { key })),
    );
    await until('running', 'running', 'waiting', 'waiting', 'waiting', 'waiting');
    expect([storage.state.begun, unfinishedUploads(saved, 'shop').map(({ key }) => key)]).toEqual([2, ['a', 'b']]);
    release();
    await until(...keys.map(() => 'done'));
    expect([storage.state.begun, storage.state.completed]).toEqual([6, 6]);
  });

  it('are given up with what was begun meanwhile, also where another part has its turn before', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    let begin = (): void => undefined;
    const createUpload: S3Bucket['createUpload'] = () =>
      new Promise((resolve) => {
        begin = () => resolve('upload-1');
      });
    // Three parts wait for the upload to be begun. The small file passes its turn on to the fourth.
    const put: S3Bucket['put'] = () => new Promise((resolve) => setTimeout(resolve, 100));
    uploads.add({ ...storage.bucket, createUpload, put }, 'shop', [order(1, { key: 'small' }), order(40 * megabyte)]);
    await until('running', 'running');
    uploads.cancel(uploads.current()[1]!.id);
    await until('done');
    begin();
    await vi.waitFor(() => expect(storage.state.aborted).toBe(1));
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
  });

  it('send again what was damaged on its way', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    storage.state.fail = [new GeneralError('Mismatch', { code: 'XAmzContentSHA256Mismatch' }, { status: 400 })];
    uploads.add(storage.bucket, 'shop', [order(1)]);
    await until('done');
    storage.state.fail = [new GeneralError('Too large', { code: 'EntityTooLarge' }, { status: 400 })];
    uploads.add(storage.bucket, 'shop', [order(1, { key: 'refused' })]);
    await until('done', 'failed');
    expect(storage.state.whole).toBe(1);
  });

  it.each(['NoSuchUpload', 'NoSuchKey'])('begin anew where the storage has removed the parts: %s', async (code) => {
    const storage = await interrupted();
    const gone = new GeneralError(code, { code }, { status: 404 });
    const removed: S3Bucket['listParts'] = () =>
      storage.state.begun === 1 ? Promise.reject(gone) : storage.bucket.listParts('film.bin', 'upload-2');
    const after = open();
    after.uploads.add({ ...storage.bucket, listParts: removed }, 'shop', [order(17 * megabyte)]);
    await after.until('done');
    expect([storage.state.begun, new Set(storage.state.sent)]).toEqual([2, new Set([1, 2, 3])]);
  });

  it('fail after four attempts, and go on when told to', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    storage.state.fail = Array.from({ length: 4 }, () => new ConnectionError());
    uploads.add(storage.bucket, 'shop', [order(1)]);
    await until('failed');
    uploads.resume(uploads.current()[0]!.id);
    await until('done');
    expect(storage.state.whole).toBe(1);
  });

  it('pause, and go on with the parts that are missing', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    const release = storage.hold();
    uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
    await until('running');
    leaveParts(storage, [1]);
    uploads.pause(uploads.current()[0]!.id);
    await until('paused');
    release();
    uploads.resume(uploads.current()[0]!.id);
    await until('done');
    expect(new Set(storage.state.sent)).toEqual(new Set([2, 3]));
    expect(storage.state.begun).toBe(1);
  });

  it('go on after a reload with the same file, and begin anew with another', async () => {
    const storage = await interrupted();
    expect(unfinishedUploads(saved, 'shop')).toMatchObject([{ key: 'film.bin', uploadId: 'upload-1' }]);
    const after = open();
    leaveParts(storage, [2]);
    after.uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
    await after.until('done');
    expect([storage.state.begun, new Set(storage.state.sent)]).toEqual([1, new Set([1, 3])]);

    storage.hold();
    after.uploads.add(storage.bucket, 'shop', [order(17 * megabyte, { key: 'b' })]);
    await after.until('done', 'running');
    storage.hold()();
    const last = open();
    last.uploads.add(storage.bucket, 'shop', [order(17 * megabyte, { key: 'b', file: fileOf(17 * megabyte, 2) })]);
    await last.until('done');
    expect([storage.state.begun, storage.state.aborted]).toEqual([3, 1]);
  });

  it('are one of a key: a paused one goes on with its file, and gives way with its parts to another, which is told before', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    const add = (...orders: UploadJob[]) => uploads.add(storage.bucket, 'shop', orders);
    storage.parts.set(1, 8 * megabyte);
    const release = storage.hold();
    add(order(17 * megabyte));
    await until('running');
    const [same, other] = [order(17 * megabyte), order(18 * megabyte)];
    expect(uploads.findReplaced('shop', [same, order(1, { key: 'b' })])).toEqual(['film.bin']);
    uploads.pause(uploads.current()[0]!.id);
    await until('paused');
    expect(uploads.findReplaced('shop', [same])).toEqual([]);
    add(same);
    await until('running');
    expect([storage.state.begun, storage.state.aborted]).toEqual([1, 0]);
    uploads.pause(uploads.current()[0]!.id);
    await until('paused');
    expect(uploads.findReplaced('shop', [other])).toEqual(['film.bin']);
    // After a reload it is interrupted, and would be given up all the same.
    expect(open().uploads.findReplaced('shop', [same, other])).toEqual(['film.bin']);
    storage.parts.clear();
    add(other);
    await until('running');
    expect([storage.state.begun, storage.state.aborted]).toEqual([2, 1]);
    release();
  });

  it('send a small file that takes the place of another only when that one has left', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    const sent: string[] = [];
    let leave = (): void => undefined;
    const put: S3Bucket['put'] = async (_key, body) => {
      sent.push((body as File).name);
      if (sent.length === 1) await new Promise<void>((go) => (leave = go));
    };
    const add = (name: string) =>
      uploads.add({ ...storage.bucket, put }, 'shop', [order(1, { file: new File(['a'], name) })]);
    add('first');
    await until('running');
    add('second');
    await until('waiting');
    expect(sent).toEqual(['first']);
    leave();
    await until('done');
    expect(sent).toEqual(['first', 'second']);
  });

  it('stop comparing what the storage has once they are paused', async () => {
    const storage = storageOf();
    const before = open();
    storage.hold();
    before.uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
    await before.until('running');
    const { uploads, until } = open();
    leaveParts(storage, [1, 2, 3]);
    const file = fileOf(17 * megabyte);
    const read = vi.spyOn(file, 'slice').mockImplementation(() => {
      uploads.pause(1);
      return new Blob([]);
    });
    uploads.add(storage.bucket, 'shop', [order(17 * megabyte, { file })]);
    await until('paused');
    expect([read.mock.calls.length, storage.state.aborted]).toEqual([1, 0]);
  });

  it('are given up with their parts', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    storage.hold();
    uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
    await until('running');
    uploads.cancel(uploads.current()[0]!.id);
    await until();
    await vi.waitFor(() => expect(storage.state.aborted).toBe(1));
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
  });

  it('are held until their parts are removed, and idle after that', async () => {
    const storage = storageOf();
    let remove = (): void => undefined;
    const removed = new Promise<void>((go) => (remove = go));
    const { uploads, until, onIdle } = open();
    storage.hold();
    uploads.add({ ...storage.bucket, abortUpload: () => removed }, 'shop', [order(17 * megabyte)]);
    await until('running');
    uploads.cancel(uploads.current()[0]!.id);
    await until();
    expect(uploads.held()).toMatchObject([{ bucketName: 'shop', key: 'film.bin' }]);
    expect(onIdle).not.toHaveBeenCalled();
    remove();
    await vi.waitFor(() => expect(uploads.held()).toEqual([]));
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
    expect(onIdle).toHaveBeenCalledWith('shop');
  });

  it('are discarded only where the storage has removed their parts, or has none', async () => {
    const one = { bucket: 'shop', key: 'film.bin', size: 1, modified: 1, uploadId: 'upload-1', partSize: 1 };
    const discard = (reason: Error) =>
      discardUnfinished(saved, { ...storageOf().bucket, abortUpload: () => Promise.reject(reason) }, one);
    saved.unfinishedUploads.set([one]);
    await expect(discard(new ConnectionError())).rejects.toThrow(ConnectionError);
    expect(unfinishedUploads(saved, 'shop')).toEqual([one]);
    await discard(new GeneralError('Gone', { code: 'NoSuchUpload' }, { status: 404 }));
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
  });

  it('begin anew where the stored parts are of another file of the same size and time', async () => {
    const storage = await interrupted();
    leaveParts(storage, [1], '0'.repeat(64));
    const after = open();
    after.uploads.add(storage.bucket, 'shop', [order(17 * megabyte)]);
    await after.until('done');
    expect([storage.state.begun, storage.state.aborted]).toEqual([2, 1]);
    expect(new Set(storage.state.sent)).toEqual(new Set([1, 2, 3]));
  });

  it('tell a file that cannot be compared with them any more from a lost connection', async () => {
    const storage = await interrupted();
    leaveParts(storage, [1]);
    const file = fileOf(17 * megabyte);
    const part = Object.assign(new Blob([]), {
      arrayBuffer: () => Promise.reject(new DOMException('Changed', 'NotReadableError')),
    });
    vi.spyOn(file, 'slice').mockReturnValue(part);
    const { uploads, until } = open();
    uploads.add(storage.bucket, 'shop', [order(17 * megabyte, { file })]);
    await until('failed');
    expect(uploads.current()[0]?.error).toMatchObject({ kind: 'file-not-read' });
    expect(storage.state.aborted).toBe(0);
  });

  it('go on where the storage encrypts, whose ETags look like MD5; a part that nobody remembers is sent again', async () => {
    const storage = await interrupted();
    leaveParts(storage, [1]);
    storage.parts.set(2, 8 * megabyte);
    const listParts: S3Bucket['listParts'] = async (key, id) =>
      (await storage.bucket.listParts(key, id)).map(({ number, size }) => ({ number, size, etag: '0'.repeat(32) }));
    const after = open();
    after.uploads.add({ ...storage.bucket, listParts }, 'shop', [order(17 * megabyte)]);
    await after.until('done');
    expect([storage.state.begun, storage.state.aborted]).toEqual([1, 0]);
    expect(new Set(storage.state.sent)).toEqual(new Set([2, 3]));
  });

  it('remember what each part holds', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    const completeUpload: S3Bucket['completeUpload'] = () => Promise.reject(new Error('Not now'));
    uploads.add({ ...storage.bucket, completeUpload }, 'shop', [order(17 * megabyte)]);
    await until('failed');
    const digest = emptyDigest.slice(0, 16);
    expect(unfinishedUploads(saved, 'shop')).toMatchObject([{ digests: { 1: digest, 2: digest, 3: digest } }]);
  });

  describe('where nobody agreed to replace a file', () => {
    const ifThere = new Error('Taken');
    const listOf =
      (isTaken: () => boolean, facts: { size?: number; etag?: string } = {}): S3Bucket['list'] =>
      ({ prefix: key = '' }) =>
        Promise.resolve({
          objects: isTaken() ? [{ key, size: 1, modified: '', etag: '', ...facts }] : [],
          prefixes: [],
          next: undefined,
        });
    const noAnswers = (count: number) => Array.from({ length: count }, () => new ConnectionError());
    const refusal = new ForbiddenError('Access Denied', '', { status: 403 });
    /** The MD5 of nothing, which is what such a file holds. */
    const ownEtag = 'd41d8cd98f00b204e9800998ecf8427e';

    /** Goes on with an upload of a byte that has failed with these errors, when the storage has an object of these facts. */
    async function goOn(errors: Error[], facts: { size?: number; etag?: string }) {
      const { bucket, state } = storageOf();
      const { uploads, until } = open();
      let isTaken = false;
      state.fail = [...errors];
      uploads.add({ ...bucket, list: listOf(() => isTaken, facts) }, 'shop', [order(1, { ifThere })]);
      await until('failed');
      isTaken = true;
      uploads.resume(1);
      return vi.waitFor(() => {
        const [upload] = uploads.current();
        expect(upload?.status).toMatch(/done|failed/);
        expect(errors).not.toContain(upload?.error);
        return { sent: state.whole, error: upload?.error };
      });
    }

    it.each([1, 17 * megabyte])('are not sent once there is one: %d bytes', async (size) => {
      const { bucket, state } = storageOf();
      const { uploads, until } = open();
      uploads.add({ ...bucket, list: listOf(() => true) }, 'shop', [order(size, { ifThere })]);
      await until('failed');
      expect(uploads.current()[0]?.error).toBe(ifThere);
      expect(state).toMatchObject({ whole: 0, begun: 0, completed: 0 });
    });

    it('are not completed where there is one after they were sent', async () => {
      const { bucket, state } = storageOf();
      const { uploads, until } = open();
      uploads.add({ ...bucket, list: listOf(() => state.sent.length > 0) }, 'shop', [
        order(17 * megabyte, { ifThere }),
      ]);
      await until('failed');
      expect(state).toMatchObject({ begun: 1, completed: 0 });
      uploads.add({ ...bucket, list: listOf(() => true) }, 'shop', [order(17 * megabyte)]);
      await until('done');
      expect(state).toMatchObject({ begun: 1, completed: 1 });
    });

    it.each<[string, Error[], { etag?: string }]>([
      ['by its content', noAnswers(4), { etag: ownEtag }],
      ['by its size where the ETag is no MD5', noAnswers(4), { etag: 'opaque' }],
      ['also where another attempt was refused', [...noAnswers(1), refusal], { etag: ownEtag }],
    ])('know what they have stored without an answer for their own: %s', async (_, errors, facts) => {
      expect(await goOn(errors, facts)).toEqual({ sent: 1, error: undefined });
    });

    it.each<[string, Error[], { size?: number; etag?: string }]>([
      ['of another size', noAnswers(4), { size: 2, etag: 'opaque' }],
      ['after a refusal, which has stored nothing', [refusal], { etag: ownEtag }],
    ])('do not replace what came before they go on: %s', async (_, errors, facts) => {
      expect(await goOn(errors, facts)).toEqual({ sent: 0, error: ifThere });
    });

    it.each([
      ['of another content, or encrypted', '0'.repeat(32)],
      ['stored in parts', `${ownEtag}-2`],
    ])('neither replace what may be their own nor call it another: %s', async (_, etag) => {
      const { sent, error } = await goOn(noAnswers(4), { etag });
      expect([sent, error]).toEqual([0, expect.any(MaybeStoredError)]);
    });

    /** Goes on twice with an upload in parts whose completion has failed with this error; the storage has one of its size then. */
    async function goOnAfterCompletion(error: Error) {
      const { bucket, state } = storageOf();
      const record = vi.fn<ReportBatch>();
      const { uploads, until } = open(() => record);
      let isTaken = false;
      const stored: S3Bucket = {
        ...bucket,
        listParts: (key, id) =>
          isTaken
            ? Promise.reject(new GeneralError('Gone', { code: 'NoSuchUpload' }, { status: 404 }))
            : bucket.listParts(key, id),
        completeUpload: () => {
          isTaken = true;
          return Promise.reject(error);
        },
        list: listOf(() => isTaken, { size: 17 * megabyte, etag: 'opaque' }),
      };
      uploads.add(stored, 'shop', [order(17 * megabyte, { ifThere })]);
      await until('failed');
      const again = async () => {
        record.mockClear();
        uploads.resume(1);
        // It waits, runs, and fails.
        await vi.waitFor(() => expect(record).toHaveBeenCalledTimes(3));
        return record.mock.lastCall?.[1];
      };
      return { errors: [await again(), await again()], begun: state.begun, unknown: record.mock.lastCall?.[0].unknown };
    }

    it.each([
      ['without an answer', new ConnectionError()],
      ['whose answer was cut', new UnexpectedResponseError('not-a-document')],
    ])('do not call another what may be their own after a completion %s, however often', async (_, error) => {
      const own = expect.any(MaybeStoredError) as Error;
      expect(await goOnAfterCompletion(error)).toEqual({ errors: [own, own], begun: 1, unknown: 1 });
    });

    it('know that it is another after a completion that was refused', async () => {
      const refused = new GeneralError('Invalid', { code: 'InvalidPart' }, { status: 400 });
      expect(await goOnAfterCompletion(refused)).toEqual({ errors: [ifThere, ifThere], begun: 1, unknown: 0 });
    });

    it('are not completed after a completion that did not come about where there is one by now', async () => {
      const { bucket, state } = storageOf();
      const { uploads, until } = open();
      let isTaken = false;
      const completeUpload = vi.fn<S3Bucket['completeUpload']>(() => {
        isTaken = true;
        return Promise.reject(new ConnectionError());
      });
      uploads.add({ ...bucket, completeUpload, list: listOf(() => isTaken) }, 'shop', [
        order(17 * megabyte, { ifThere }),
      ]);
      await until('failed');
      uploads.resume(1);
      await vi.waitFor(() => expect(uploads.current()[0]?.error).toBe(ifThere));
      expect([state.begun, completeUpload.mock.calls.length]).toEqual([1, 1]);
    });
  });

  it('give way to those of another tab when that is agreed, not to their own that are being given up', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    expect(uploads.findReplaced('shop', [order(1), order(1, { key: 'b' })], new Set(['film.bin']))).toEqual([
      'film.bin',
    ]);
    storage.hold();
    uploads.add({ ...storage.bucket, abortUpload: () => new Promise(() => undefined) }, 'shop', [order(17 * megabyte)]);
    await until('running');
    uploads.cancel(1);
    expect(uploads.findReplaced('shop', [order(17 * megabyte)], new Set(['film.bin']))).toEqual([]);
  });

  it('that are sent in one request are looked for after they were given up', async () => {
    const storage = storageOf();
    const { uploads, until, onIdle } = open();
    storage.hold();
    uploads.add(storage.bucket, 'shop', [order(1)]);
    await until('running');
    uploads.cancel(1);
    await vi.waitFor(() => expect(onIdle).toHaveBeenCalledWith('shop'));
  });

  it('are not completed where the storage lists fewer parts than were sent', async () => {
    const storage = storageOf();
    const listParts: S3Bucket['listParts'] = async (key, id) => (await storage.bucket.listParts(key, id)).slice(0, 2);
    const { uploads, until } = open();
    uploads.add({ ...storage.bucket, listParts }, 'shop', [order(17 * megabyte)]);
    await until('failed');
    expect(storage.state.completed).toBe(0);
  });

  it('have failed where the stored object has another size', async () => {
    const storage = storageOf();
    const head: S3Bucket['head'] = async (key) => ({ ...(await storage.bucket.head(key)), size: 1 });
    const { uploads, until } = open();
    uploads.add({ ...storage.bucket, head }, 'shop', [order(17 * megabyte)]);
    await until('failed');
    expect(uploads.current()[0]?.error).toBeInstanceOf(UnexpectedResponseError);
  });

  it('are done where the response to their completion was lost, and are not sent again after a reload', async () => {
    const { bucket, state } = storageOf();
    const [etag, whole] = ['0'.repeat(32), 'b203621a65475445e6fcdca717c667b5-3'];
    let isKnown = false;
    const lost: S3Bucket = {
      ...bucket,
      listParts: async (key, id) => {
        if (state.completed > 0) throw new GeneralError('Gone', { code: 'NoSuchUpload' }, { status: 404 });
        return (await bucket.listParts(key, id)).map(({ number, size }) => ({ number, size, etag }));
      },
      completeUpload: async (...asked) => {
        await bucket.completeUpload(...asked);
        throw new ConnectionError();
      },
      // Not by HEAD: `bucket` tells no ETag by it, as where CORS does not expose it.
      list: ({ prefix = '' }) =>
        isKnown
          ? Promise.resolve({
              objects: [{ key: prefix, size: 17 * megabyte, modified: '', etag: whole }],
              prefixes: [],
              next: undefined,
            })
          : Promise.reject(new ConnectionError()),
    };
    const { uploads, until } = open();
    uploads.add(lost, 'shop', [order(17 * megabyte)]);
    await until('failed');
    isKnown = true;
    const afterReload = open();
    afterReload.uploads.add(lost, 'shop', [order(17 * megabyte)]);
    await afterReload.until('done');
    expect(state).toMatchObject({ begun: 1, completed: 1 });
    expect(unfinishedUploads(saved, 'shop')).toEqual([]);
  });

  describe('while the storage completes them', () => {
    /** An upload that the storage is completing, and what ends that. */
    async function completing() {
      const storage = storageOf();
      let complete = (): void => undefined;
      const completed = new Promise<void>((go) => (complete = go));
      const completeUpload: S3Bucket['completeUpload'] = async (...asked) => {
        await storage.bucket.completeUpload(...asked);
        await completed;
      };
      const record = vi.fn<ReportBatch>();
      const { uploads, until } = open(() => record);
      uploads.add({ ...storage.bucket, completeUpload }, 'shop', [order(17 * megabyte)]);
      await vi.waitFor(() => expect(storage.state.completed).toBe(1));
      return { state: storage.state, uploads, until, complete, record };
    }

    it('are not sent again when they are paused and go on', async () => {
      const { state, uploads, until, complete } = await completing();
      uploads.pause(1);
      await until('paused');
      uploads.resume(1);
      await until('waiting');
      complete();
      await until('done');
      // Shown as under way for a moment more, it could still be pressed.
      uploads.pause(1);
      uploads.resume(1);
      await until('done');
      expect(state).toMatchObject({ begun: 1, completed: 1 });
      expect(state.sent).toHaveLength(3);
    });

    it('are recorded as done, also when they are cancelled', async () => {
      const { state, uploads, until, complete, record } = await completing();
      uploads.cancel(1);
      await until();
      complete();
      await vi.waitFor(() =>
        expect(record).toHaveBeenLastCalledWith({ total: 1, done: 1, failed: 0, cancelled: 0, unknown: 0 }, undefined),
      );
      await vi.waitFor(() => expect(uploads.held()).toEqual([]));
      expect(state.aborted).toBe(0);
    });
  });

  it('leave nothing behind that are given up before the storage has begun them', async () => {
    const storage = storageOf();
    let begin = (): void => undefined;
    const requested = new Promise<void>((go) => (begin = go));
    const createUpload: S3Bucket['createUpload'] = async (key) => {
      await requested;
      return storage.bucket.createUpload(key);
    };
    const { uploads, until } = open();
    uploads.add({ ...storage.bucket, createUpload }, 'shop', [order(17 * megabyte)]);
    await until('running');
    uploads.cancel(uploads.current()[0]!.id);
    begin();
    await vi.waitFor(() => expect(storage.state).toMatchObject({ begun: 1, aborted: 1, sent: [] }));
    await vi.waitFor(() => expect(unfinishedUploads(saved, 'shop')).toEqual([]));
  });

  it('are remembered while their parts could not be removed', async () => {
    const storage = storageOf();
    const refused = vi.fn<() => Promise<void>>(() => Promise.reject(new ConnectionError()));
    const { uploads, until } = open();
    storage.hold();
    uploads.add({ ...storage.bucket, abortUpload: refused }, 'shop', [order(17 * megabyte)]);
    await until('running');
    uploads.cancel(uploads.current()[0]!.id);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
    await until();
    expect(unfinishedUploads(saved, 'shop')).toMatchObject([{ key: 'film.bin', uploadId: 'upload-1' }]);
  });

  it('are recorded together, with how each ended, and again after a retry', async () => {
    const storage = storageOf();
    const reports: string[] = [];
    const uploads = createUploads({
      storage: saved,
      onIdle: () => undefined,
      wait: () => Promise.resolve(),
      record: (bucketName, total) => (progress, error) => {
        const { done, failed, cancelled, unknown } = progress;
        reports.push(
          `${bucketName} ${total}/${progress.total}: ${done} ${failed} ${cancelled} ${unknown} ${error?.message ?? ''}`,
        );
      },
    });
    const release = storage.hold();
    storage.state.fail = [new ForbiddenError('Access Denied', '', { status: 403 })];
    uploads.add(storage.bucket, 'shop', [order(1), order(1, { key: 'b' }), order(1, { key: 'c' })]);
    await vi.waitFor(() => expect(uploads.current()).toHaveLength(3));
    uploads.cancel(uploads.current()[2]!.id);
    expect(reports.at(-1)).toBe('shop 3/3: 0 0 1 0 ');
    release();
    await vi.waitFor(() => expect(reports.at(-1)).toMatch(/: 1 1 1 0 Access Denied/));
    uploads.resume(uploads.current()[0]!.id);
    await vi.waitFor(() => expect(reports.at(-1)).toBe('shop 3/3: 2 0 1 0 '));
  });

  it('are recorded as unknown where the response to what stores them was lost, not that to a part', async () => {
    const storage = storageOf();
    const record = vi.fn<ReportBatch>();
    const { uploads, until } = open(() => record);
    const lose = () => Promise.reject(new ConnectionError());
    uploads.add({ ...storage.bucket, put: lose, uploadPart: lose }, 'shop', [
      order(1),
      order(17 * megabyte, { key: 'b' }),
    ]);
    await until('failed', 'failed');
    expect(record).toHaveBeenLastCalledWith(
      { total: 2, done: 0, failed: 1, cancelled: 0, unknown: 1 },
      expect.any(ConnectionError),
    );
  });

  it('never begin for a file that may not be uploaded', async () => {
    const storage = storageOf();
    const { uploads, until } = open();
    uploads.add(storage.bucket, 'shop', [order(1, { refused: new Error('Too large') })]);
    await until('refused');
    expect(storage.state.whole).toBe(0);
  });
});
