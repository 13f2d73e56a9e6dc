import {
  CallError,
  errorFromFailure,
  isOutcomeUnknown,
  MaybeStoredError,
  UnexpectedResponseError,
} from '@livery/api/errors';
import type { S3Bucket, S3Object, S3Part } from '@livery/api/s3/types';
import { isUploadGone } from '@livery/api/s3/errors';
import { firstListed } from '@livery/api/s3/firstListed';
import { partSizeOf, persist } from '@livery/api/s3/parts';
import type { ReportBatch } from '#shared/recordBatch.js';
import type { ConsoleStorage, UnfinishedUpload } from '#shared/storage.js';
import { discardUnfinished, forgetUnfinished, keptDigest, remember, unfinishedUploads } from './rememberedUploads.js';
import { createSlots } from './slots.js';
import { lockUpload } from './uploadLock.js';

const megabyte = 2 ** 20;

/** Files above this go in parts, in bytes. */
export const multipartAbove = 16 * megabyte;

const leastPartSize = 8 * megabyte;

/** Requests at a time, of all uploads together. */
const parallel = 4;

/** `refused` is a file that may not be uploaded at all. */
type UploadStatus = 'waiting' | 'running' | 'paused' | 'done' | 'failed' | 'refused';

export interface Upload {
  id: number;
  bucketName: string;
  key: string;
  /** In bytes. */
  size: number;
  /** Bytes that have left. */
  uploadedBytes: number;
  status: UploadStatus;
  error: Error | undefined;
}

export interface UploadJob {
  key: string;
  file: File;
  /** Set for a file that may not be uploaded: why. */
  refused?: Error | undefined;
  /** Left out where somebody has agreed to replace a file: what it fails with where the storage has one by now. */
  ifThere?: Error | undefined;
}

interface UploadsOptions {
  /** Where what did not end is remembered. */
  storage: Pick<ConsoleStorage, 'unfinishedUploads'>;
  /** Called when nothing of a bucket is on its way any more, and something has been stored or given up. */
  onIdle: (bucketName: string) => void;
  /** Records the uploads that were ordered together. */
  record?: (bucketName: string, total: number) => ReportBatch;
  /** Waits before another attempt, in ms. */
  wait?: (ms: number) => Promise<void>;
}

export interface Uploads {
  /**
   * Begins uploads. There is one of a key at a time: what is paused or has failed goes on with its file chosen again, any
   * other gives way, with the parts that were sent.
   */
  add: (bucket: S3Bucket, bucketName: string, orders: readonly UploadJob[]) => void;
  /** Keys of the orders that another upload would give way at, one that was interrupted or is under way in another tab included. */
  findReplaced: (bucketName: string, orders: readonly UploadJob[], underWay?: ReadonlySet<string>) => string[];
  pause: (id: number) => void;
  /** Goes on with what was paused, or failed. */
  resume: (id: number) => void;
  /** Gives an upload up, with the parts that were sent. */
  cancel: (id: number) => void;
  /** Forgets those that are over. */
  clear: () => void;
  subscribe: (changed: () => void) => () => void;
  /** For `useSyncExternalStore`. */
  current: () => readonly Upload[];
  /** The same, with those that are being given up: the storage may still have their parts. */
  held: () => readonly Upload[];
}

interface Job {
  upload: Upload;
  bucket: S3Bucket;
  file: File;
  abort: AbortController;
  isCancelled: boolean;
  batch: Batch;
  /** Settles when the one that gave way to it has left. */
  before: Promise<void> | undefined;
  /** Settles when nothing of it is on its way any more. */
  running?: Promise<void>;
  /** Settles when it was given up, and its parts are removed. */
  end?: Promise<void>;
  /** Of the upload in parts that it goes on with. */
  uploadId?: string;
  ifThere: Error | undefined;
  /** Whether the storage may have stored it already. */
  isSent: boolean;
}

/** The uploads that were ordered together. */
interface Batch {
  jobs: Job[];
  report: ReportBatch | undefined;
}

/** Tells how far the uploads are that were ordered together. */
function reportBatch({ jobs, report }: Batch): void {
  const left = jobs.filter(({ isCancelled }) => !isCancelled);
  const ended = left.filter(({ upload: { status } }) => status === 'failed' || status === 'refused');
  const failed = ended.filter(({ isSent, upload: { error } }) => !isSent || !isOutcomeUnknown(error));
  const counts = {
    total: jobs.length,
    done: left.filter(({ upload: { status } }) => status === 'done').length,
    failed: failed.length,
    cancelled: jobs.length - left.length,
    unknown: ended.length - failed.length,
  };
  report?.(counts, (failed[0] ?? ended[0])?.upload.error);
}

const isOver = ({ status }: Upload): boolean => status === 'done' || status === 'refused';

/** Whether a file is the one that was chosen before, as far as one sees without reading it. */
const isAlike = (one: Pick<UnfinishedUpload, 'size' | 'modified'>, { size, lastModified }: File): boolean =>
  one.size === size && one.modified === lastModified;

/** Whether an upload goes on with a file that is chosen again. */
const goesOnWith = ({ upload: { status }, file }: Job, chosen: File): boolean =>
  (status === 'paused' || status === 'failed') && isAlike({ size: file.size, modified: file.lastModified }, chosen);

/** The uploads of a page: they go on while one moves around in the console. */
export function createUploads({ storage: saved, onIdle, record, wait }: UploadsOptions): Uploads {
  const jobs = new Map<number, Job>();
  const listeners = new Set<() => void>();
  const inSlot = createSlots(parallel);
  const givenUp = new Set<Job>();
  let visible: readonly Upload[] = [];
  let held: readonly Upload[] = [];
  let last = 0;
  let isChanged = false;

  /** Progress comes in many small steps: it shows once a frame. */
  function publish(): void {
    if (isChanged) return;
    isChanged = true;
    setTimeout(() => {
      isChanged = false;
      visible = Array.from(jobs.values(), ({ upload }) => upload);
      held = [...visible, ...Array.from(givenUp, ({ upload }) => upload)];
      for (const listener of listeners) listener();
    }, 16);
  }

  function change(job: Job, fields: Partial<Upload>): void {
    const { status } = job.upload;
    job.upload = { ...job.upload, ...fields };
    if (job.upload.status !== status) reportBatch(job.batch);
    publish();
  }

  function inTurn(job: Job, abort: AbortController, work: () => Promise<void>): Promise<void> {
    return inSlot(async () => {
      abort.signal.throwIfAborted();
      if (job.upload.status === 'waiting') change(job, { status: 'running' });
      await work();
    });
  }

  const again = <Value>({ signal }: AbortController, work: () => Promise<Value>): Promise<Value> =>
    persist(work, { signal, wait });

  /**
   * Throws where the storage has by now what nobody agreed to replace, unless this upload is known to have stored it. After
   * a lost response it may be its own where it has the size of the file: many a storage tells no more.
   */
  async function checkFree(
    { bucket, file, upload, ifThere, isSent }: Job,
    abort: AbortController,
    isOwn?: (there: S3Object) => Promise<boolean>,
  ): Promise<void> {
    if (!ifThere) return;
    const first = await again(abort, () => firstListed(bucket.list, upload.key, abort.signal));
    if (first?.key !== upload.key) return;
    if (!isSent || first.size !== file.size) throw ifThere;
    if (!(await isOwn?.(first))) throw new MaybeStoredError();
  }

  /** Sends what stores the file. */
  async function store(job: Job, send: () => Promise<void>): Promise<void> {
    const wasSent = job.isSent;
    job.isSent = true;
    try {
      await send();
    } catch (thrown) {
      // What is refused is not stored. An answer that is not whole says neither.
      const isRefused = thrown instanceof CallError && !thrown.outcomeUnknown;
      if (isRefused && !(thrown instanceof UnexpectedResponseError)) job.isSent = wasSent;
      throw thrown;
    }
  }

  function sendWhole(job: Job, abort: AbortController): Promise<void> {
    const { bucket, file, upload } = job;
    const { signal } = abort;
    const onUploaded = (uploadedBytes: number): void => change(job, { uploadedBytes });
    const put = () => store(job, () => bucket.put(upload.key, file, { type: file.type, signal, onUploaded }));
    return inTurn(job, abort, async () => {
      await checkFree(job, abort, async (there) => (await import('./storedParts.js')).isStoredWhole(file, there));
      await again(abort, put);
    });
  }

  /**
   * The upload of this very file that was begun before, with the parts that the storage has; `stored` where it was
   * completed.
   */
  async function begun(
    { bucket, file, upload }: Job,
    { signal }: AbortController,
  ): Promise<{ unfinished: UnfinishedUpload; parts: S3Part[] } | 'stored' | undefined> {
    const found = unfinishedUploads(saved, upload.bucketName).find(({ key }) => key === upload.key);
    if (!found) return undefined;
    const isSameFile = isAlike(found, file);
    const { isStored, partsOf } = await import('./storedParts.js');
    try {
      const stored = isSameFile ? await bucket.listParts(upload.key, found.uploadId, signal) : undefined;
      const parts = stored && (await partsOf(file, found, stored, signal));
      if (parts) return { unfinished: found, parts };
      await bucket.abortUpload(upload.key, found.uploadId);
    } catch (thrown) {
      if (!isUploadGone(thrown)) throw thrown;
    }
    const isCompleted = isSameFile && (await isStored(bucket, upload.key, found.etag, signal, wait));
    forgetUnfinished(saved, found);
    return isCompleted ? 'stored' : undefined;
  }

  async function begin(job: Job, partSize: number): Promise<UnfinishedUpload> {
    const { bucket, file, upload } = job;
    const uploadId = await bucket.createUpload(upload.key, { type: file.type });
    const { size, lastModified: modified } = file;
    const made = { bucket: upload.bucketName, key: upload.key, size, modified, uploadId, partSize };
    job.uploadId = uploadId;
    remember(saved, made);
    return made;
  }

  async function sendInParts(job: Job, abort: AbortController): Promise<void> {
    const { bucket, file, upload } = job;
    const before = await begun(job, abort);
    if (before === 'stored') return;
    if (job.ifThere) await inTurn(job, abort, () => checkFree(job, abort));
    const { parts, unfinished: found } = before ?? { parts: [], unfinished: undefined };
    if (found) job.uploadId = found.uploadId;
    abort.signal.throwIfAborted();
    const partSize = found?.partSize ?? partSizeOf(file.size, leastPartSize);
    const digests = { ...found?.digests };
    let opened = found && Promise.resolve(found);
    /** Called in the turn of a part: of many files few are begun at a time. */
    const open = (): Promise<UnfinishedUpload> => (opened ??= begin(job, partSize));
    const sizeOf = (number: number): number => Math.min(partSize, file.size - (number - 1) * partSize);
    const there = new Map(parts.flatMap(({ number, size }) => (size === sizeOf(number) ? [[number, size]] : [])));
    const uploadedBytes = new Map(there);
    const report = (): void =>
      change(job, { uploadedBytes: [...uploadedBytes.values()].reduce((sum, size) => sum + size, 0) });
    report();
    const count = Math.ceil(file.size / partSize);
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((number) => !there.has(number));
    try {
      await Promise.all(
        missing.map((number) =>
          inTurn(job, abort, async () => {
            const unfinished = await open();
            abort.signal.throwIfAborted();
            const start = (number - 1) * partSize;
            const part = file.slice(start, start + partSize);
            const onUploaded = (bytes: number): void => {
              uploadedBytes.set(number, bytes);
              report();
            };
            const options = { signal: abort.signal, onUploaded };
            digests[number] = keptDigest(
              await again(abort, () => bucket.uploadPart(upload.key, unfinished.uploadId, number, part, options)),
            );
            remember(saved, { ...unfinished, digests });
          }),
        ),
      );
    } finally {
      // Whoever gives it up has to know what was begun.
      await Promise.allSettled([opened]);
    }
    const unfinished = await open();
    const { uploadId } = unfinished;
    // The storage says what it has: not every bucket shows browsers the ETag of what they sent.
    const stored = await bucket.listParts(upload.key, uploadId, abort.signal);
    const isComplete =
      stored.length === count && stored.every(({ number, size }, at) => number === at + 1 && size === sizeOf(number));
    if (!isComplete) throw new UnexpectedResponseError('not-a-document');
    abort.signal.throwIfAborted();
    await checkFree(job, abort);
    const { etagOfUpload, isStored } = await import('./storedParts.js');
    const etag = etagOfUpload(stored);
    remember(saved, { ...unfinished, digests, ...(etag !== undefined && { etag }) });
    const complete = () => bucket.completeUpload(upload.key, uploadId, stored);
    await store(job, complete).catch(async (thrown: unknown) => {
      if (!(await isStored(bucket, upload.key, etag, abort.signal, wait))) throw thrown;
    });
    forgetUnfinished(saved, unfinished);
    // It is stored; that this cannot be asked does not change that.
    const size = (await bucket.head(upload.key).catch(() => undefined))?.size;
    if (size !== undefined && size !== file.size) throw new UnexpectedResponseError('not-a-document');
  }

  async function run(job: Job, before: Promise<void> | undefined): Promise<void> {
    const { abort, file, upload } = job;
    try {
      await before;
      abort.signal.throwIfAborted();
      // One upload of a key at a time, over all tabs: another waits until this one is over, paused or failed.
      await lockUpload(upload.bucketName, upload.key, abort.signal, async () => {
        // It was paused when the storage was completing it already, which nothing stops.
        if (job.upload.status === 'done') return;
        await (file.size > multipartAbove ? sendInParts(job, abort) : sendWhole(job, abort));
        // A cancellation has come too late.
        job.isCancelled = false;
        change(job, { status: 'done', uploadedBytes: file.size });
      });
    } catch (thrown) {
      // A pause is no failure; whoever paused has said so. What else is on its way of it ends with the first failure.
      if (abort.signal.aborted) return;
      abort.abort();
      change(job, { status: 'failed', error: thrown === job.ifThere ? job.ifThere : errorFromFailure(thrown) });
    } finally {
      endIfIdle(job.upload.bucketName);
    }
  }

  function endIfIdle(bucketName: string, isAnythingGivenUp = false): void {
    const all = Array.from(jobs.values(), ({ upload }) => upload).filter((one) => one.bucketName === bucketName);
    const isUploading = all.some(({ status }) => status === 'waiting' || status === 'running');
    if (!isUploading && (isAnythingGivenUp || all.some(({ status }) => status === 'done'))) onIdle(bucketName);
  }

  function start(job: Job): void {
    job.abort = new AbortController();
    change(job, { status: 'waiting', error: undefined });
    job.running = run(job, job.running ?? job.before);
  }

  /** Removes the parts of what was cancelled, once its last request is over: it may just have been begun. */
  async function removeSent(job: Job): Promise<void> {
    const { bucket, upload } = job;
    givenUp.add(job);
    try {
      await job.running;
      await lockUpload(upload.bucketName, upload.key, undefined, async () => {
        const found = unfinishedUploads(saved, upload.bucketName).find(({ key }) => key === upload.key);
        if (found && found.uploadId === job.uploadId) await discardUnfinished(saved, bucket, found);
      });
    } catch {
      // Its parts are offered again, to be removed or gone on with.
    } finally {
      givenUp.delete(job);
      publish();
      // What was sent in one request may have been stored, whatever became of its response.
      endIfIdle(upload.bucketName, job.uploadId !== undefined || job.isSent);
    }
  }

  function giveUp(job: Job): void {
    jobs.delete(job.upload.id);
    job.isCancelled = true;
    reportBatch(job.batch);
    job.abort.abort();
    publish();
    job.end = removeSent(job);
  }

  /** Those of a bucket that are not over, by their keys. */
  const openIn = (bucketName: string, all: Iterable<Job>): ReadonlyMap<string, Job> =>
    new Map(
      Array.from(all)
        .filter(({ upload }) => upload.bucketName === bucketName && !isOver(upload))
        .map((job) => [job.upload.key, job]),
    );

  /** What is done may still be shown as under way. */
  function findUnfinished(id: number): Job | undefined {
    const job = jobs.get(id);
    return job?.upload.status === 'done' ? undefined : job;
  }

  return {
    add(bucket, bucketName, all) {
      const open = openIn(bucketName, jobs.values());
      const orders: UploadJob[] = [];
      for (const order of all) {
        const job = order.refused ? undefined : open.get(order.key);
        if (job && goesOnWith(job, order.file)) {
          job.file = order.file;
          job.ifThere = order.ifThere;
          start(job);
        } else {
          if (job) giveUp(job);
          orders.push(order);
        }
      }
      if (orders.length === 0) return;
      const leaving = openIn(bucketName, givenUp);
      const batch: Batch = { jobs: [], report: record?.(bucketName, orders.length) };
      for (const { key, file, refused, ifThere } of orders) {
        last += 1;
        const upload = { id: last, bucketName, key, size: file.size, uploadedBytes: 0, error: refused };
        const job: Job = {
          upload: { ...upload, status: refused ? 'refused' : 'waiting' },
          bucket,
          file,
          abort: new AbortController(),
          isCancelled: false,
          batch,
          before: leaving.get(key)?.end,
          ifThere,
          isSent: false,
        };
        jobs.set(last, job);
        batch.jobs.push(job);
      }
      reportBatch(batch);
      for (const job of batch.jobs) if (job.upload.status === 'waiting') start(job);
      publish();
    },
    findReplaced(bucketName, orders, underWay = new Set()) {
      const leaving = openIn(bucketName, givenUp);
      const interrupted = new Map(unfinishedUploads(saved, bucketName).map((one) => [one.key, one]));
      const open = openIn(bucketName, jobs.values());
      const isReplaced = ({ key, file, refused }: UploadJob): boolean => {
        if (refused) return false;
        const job = open.get(key);
        if (job) return !goesOnWith(job, file);
        if (underWay.has(key) && !leaving.has(key)) return true;
        const other = interrupted.get(key);
        return other !== undefined && !isAlike(other, file);
      };
      return orders.filter(isReplaced).map(({ key }) => key);
    },
    pause(id) {
      const job = findUnfinished(id);
      if (!job) return;
      change(job, { status: 'paused' });
      job.abort.abort();
    },
    resume(id) {
      const job = findUnfinished(id);
      if (job) start(job);
    },
    cancel(id) {
      const job = findUnfinished(id);
      if (job) giveUp(job);
    },
    clear() {
      for (const [id, { upload }] of jobs) {
        if (isOver(upload)) jobs.delete(id);
      }
      publish();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => visible,
    held: () => held,
  };
}
