import type { S3Bucket } from '@livery/api/s3/types';

/** Lets so many works run at a time, in the order in which they came. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async function inSlot<Value>(work: () => Promise<Value>): Promise<Value> {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Lists at a time. */
const parallelLists = 4;

/** Lists a bucket with few requests at a time, however many are made: those that wait do not run out of time. */
export function listInSlots(bucket: S3Bucket): S3Bucket['list'] {
  const inSlot = createSlots(parallelLists);
  return (requested) => inSlot(() => bucket.list(requested));
}
