import { useMemo, useSyncExternalStore } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
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

/** Finds the uploads that did not end; the code that shows them comes when there are any. */
export function UnfinishedUploads({ storage, bucketName }: UnfinishedUploadsProps) {
  const uploads = uploadsOf(useServices());
  const own = useRemembered(bucketName);
  const isOwn = ({ uploadId }: S3Upload) => own.some((one) => one.uploadId === uploadId);
  const { data } = useQuery({
    // Asked again whenever what this browser remembers has changed: one that has ended is nobody else's.
    queryKey: [...unfinishedKey(bucketName), own.map(({ uploadId }) => uploadId)],
    queryFn: async ({ signal }) => {
      // A storage that does not tell of them, or not to this key, hinders nothing here.
      const listed = await storage.listUploads(signal).catch((): S3Upload[] => []);
      // Asked after that: one that another tab has just begun, or copies, is under way.
      const underWay = await keysUnderWay(bucketName);
      return { own, underWay, others: listed.filter((one) => !isOwn(one)) };
    },
    placeholderData: keepPreviousData,
    networkMode: 'always',
    gcTime: 0,
  });
  const held = useSyncExternalStore(uploads.subscribe, uploads.held);
  if (!data) return null;
  const here = new Set(held.filter((one) => one.bucketName === bucketName).map(({ key }) => key));
  const isIdle = ({ key }: { key: string }) => !here.has(key) && !data.underWay.has(key);
  // One that another tab has just begun is under way until that was asked.
  const interrupted = own.filter((one) => isIdle(one) && data.own.some(({ uploadId }) => uploadId === one.uploadId));
  const others = data.others.filter((one) => isIdle(one) && !isOwn(one));
  if (interrupted.length + others.length === 0) return null;
  return <UnfinishedNotices {...{ storage, bucketName, interrupted, others }} />;
}
