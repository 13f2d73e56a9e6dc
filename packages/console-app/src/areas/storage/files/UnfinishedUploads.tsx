import { useMemo, useSyncExternalStore } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { S3Bucket, S3Upload } from '@livery/api/s3/types';
import { lazyModal } from '#shared/lazy.js';
import { useServices, useStorage } from '#shared/services.js';
import type { UnfinishedUpload } from '#shared/storage.js';
import { keysUnderWay } from './uploadLock.js';
import { unfinishedUploads } from './rememberedUploads.js';
import { uploadsOf } from './showUploads.js';
import { unfinishedKey } from './useEntries.js';

const UnfinishedNotices = lazyModal(
  async () => (await import('./UnfinishedNotices.js')).default,
  // Nothing was opened: the toast says enough.
  () => undefined,
);

interface UnfinishedUploadsProps {
  storage: S3Bucket;
  bucketName: string;
}

/** What this browser remembers of uploads to a bucket that have not ended, of any tab. */
function useRemembered(bucketName: string): readonly UnfinishedUpload[] {
  const saved = useStorage();
  // A text, because it is the same until something changes.
  const text = useSyncExternalStore(saved.unfinishedUploads.subscribe, () =>
    JSON.stringify(unfinishedUploads(saved, bucketName)),
  );
  return useMemo(() => JSON.parse(text) as UnfinishedUpload[], [text]);
}

const without = (own: readonly UnfinishedUpload[], uploads: readonly S3Upload[]): S3Upload[] =>
  uploads.filter(({ uploadId }) => !own.some((one) => one.uploadId === uploadId));

/** Finds the uploads that did not end; the code that shows them comes when there are any. */
export function UnfinishedUploads({ storage, bucketName }: UnfinishedUploadsProps) {
  const uploads = uploadsOf(useServices());
  const saved = useStorage();
  const own = useRemembered(bucketName);
  const { data } = useQuery({
    // Asked again when nothing of the bucket is on its way any more, not with each upload that begins or ends.
    queryKey: unfinishedKey(bucketName),
    queryFn: async ({ signal }) => {
      const before = unfinishedUploads(saved, bucketName);
      // A storage that does not tell of them, or not to this key, hinders nothing here.
      const listed = await storage.listUploads(signal).catch((): S3Upload[] => []);
      // Asked after that: one that another tab has just begun, or copies, is under way.
      const underWay = await keysUnderWay(bucketName);
      // One that has begun or ended meanwhile is nobody else's.
      const now = unfinishedUploads(saved, bucketName);
      return { own: now, underWay, others: without([...before, ...now], listed) };
    },
    networkMode: 'always',
    gcTime: 0,
  });
  const held = useSyncExternalStore(uploads.subscribe, uploads.held);
  if (!data) return null;
  const here = new Set(held.filter((one) => one.bucketName === bucketName).map(({ key }) => key));
  const isIdle = ({ key }: { key: string }) => !here.has(key) && !data.underWay.has(key);
  // One that another tab has just begun is under way until that was asked.
  const interrupted = own.filter((one) => isIdle(one) && data.own.some(({ uploadId }) => uploadId === one.uploadId));
  const others = without(own, data.others).filter(isIdle);
  if (interrupted.length + others.length === 0) return null;
  return <UnfinishedNotices {...{ storage, bucketName, interrupted, others }} />;
}
