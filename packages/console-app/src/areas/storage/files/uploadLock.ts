const nameOfLock = (bucketName: string, key: string): string => `livery.upload/${bucketName}/${key}`;

/** Absent where the page has no secure origin. */
const locksOf = (): LockManager | undefined => (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** Does what one tab at a time may do with an upload; waits for its turn until the signal is aborted. */
export async function lockUpload(
  bucketName: string,
  key: string,
  signal: AbortSignal | undefined,
  work: () => Promise<void>,
): Promise<void> {
  const locks = locksOf();
  if (!locks) return work();
  return locks.request(nameOfLock(bucketName, key), { ...(signal && { signal }) }, work);
}

/** Does it only where no tab is at the upload of this key now; tells whether it was done. */
export async function withIdleUpload(bucketName: string, key: string, work: () => Promise<void>): Promise<boolean> {
  const locks = locksOf();
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(nameOfLock(bucketName, key), { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock !== null;
  });
}

/** The keys of a bucket whose upload is under way in any tab. */
export async function keysUnderWay(bucketName: string): Promise<ReadonlySet<string>> {
  const start = nameOfLock(bucketName, '');
  const { held = [] } = (await locksOf()?.query()) ?? {};
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : [])));
}
