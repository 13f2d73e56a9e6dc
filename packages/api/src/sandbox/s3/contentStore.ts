import { md5 } from '@noble/hashes/legacy.js';
import type { BucketRecord, ObjectRecord } from '../state/storage.js';
import { generatedContent } from './content.js';
import { storeObject } from './objects.js';

/** Bodies up to this size are kept in the state, in bytes; larger ones in memory. */
export const largestKept = 16 * 2 ** 10;

/** What is kept in memory at most, in bytes. The oldest goes first, and is answered with made-up content then. */
const memory = 256 * 2 ** 20;

/** What is read of an object at a time, in bytes. */
const chunkSize = 2 ** 20;

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** The MD5 of bytes, in hexadecimal as an ETag has it. */
export const md5Hex = (bytes: Uint8Array): string => hexOf(md5(bytes));

/** The MD5 of bytes as the header `content-md5` has it. */
export const md5Base64 = (bytes: Uint8Array): string => base64(md5(bytes));

export const etagOf = ({ etag, key, size }: ObjectRecord): string =>
  etag ?? md5Hex(new TextEncoder().encode(`${key} ${size}`));

/** The contents of objects, those that the state does not keep by their MD5. */
export type ContentStore = ReturnType<typeof createContentStore>;

/** Keeps what is stored, in memory where it is too large for the state. */
export function createContentStore() {
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  let total = 0;

  const get = (etag: string): Uint8Array<ArrayBuffer> | undefined => bodies.get(etag);

  function keep(etag: string, body: Uint8Array<ArrayBuffer>): void {
    if (bodies.has(etag)) return;
    bodies.set(etag, body);
    total += body.length;
    for (const [oldest, { length }] of bodies) {
      if (total <= memory) break;
      bodies.delete(oldest);
      total -= length;
    }
  }

  /** The bytes of an object from `start` up to, not including, `end`. */
  function read(record: ObjectRecord, start: number, end: number): Uint8Array<ArrayBuffer> {
    const saved = record.body === undefined ? get(etagOf(record)) : fromBase64(record.body);
    return saved ? saved.slice(start, end) : generatedContent(record.key, record.size, start, end);
  }

  /** The same in chunks, made as they are read. */
  function stream(record: ObjectRecord, start: number, end: number): ReadableStream<Uint8Array> {
    let at = start;
    return new ReadableStream({
      pull(controller) {
        if (at >= end) {
          controller.close();
          return;
        }
        const next = Math.min(at + chunkSize, end);
        controller.enqueue(read(record, at, next));
        at = next;
      },
    });
  }

  /** Stores an object. */
  function store(bucket: BucketRecord, record: ObjectRecord & { etag: string }, body?: Uint8Array<ArrayBuffer>): void {
    const isSmall = body !== undefined && body.length <= largestKept;
    if (body && !isSmall) keep(record.etag, body);
    storeObject(bucket, { ...record, ...(body && isSmall ? { body: base64(body) } : {}) });
  }

  return { get, keep, read, stream, store };
}
