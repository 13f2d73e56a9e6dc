import { useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@livery/ui';
import type { S3Bucket } from '@livery/api/s3/bucket';
import { NameList } from '#kit';
import { keysUnderWay, withIdleUpload } from './uploadLock.js';
import { discardUnfinished, unfinishedUploads } from './uploads.js';
import { uploadsOf } from './UploadPanel.js';

interface UnfinishedUploadsProps {
  storage: S3Bucket;
  bucketName: string;
}

/** Uploads that a reload interrupted: they go on where they were when their files are chosen again. */
export function UnfinishedUploads({ storage, bucketName }: UnfinishedUploadsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const uploads = uploadsOf(client);
  const underWayKey = ['s3UploadsUnderWay', bucketName];
  const { data: underWay } = useQuery({
    queryKey: underWayKey,
    queryFn: () => keysUnderWay(bucketName),
    networkMode: 'always',
    gcTime: 0,
  });
  const current = useSyncExternalStore(uploads.subscribe, uploads.current);
  const here = new Set(current.filter((one) => one.bucketName === bucketName).map(({ key }) => key));
  const interrupted = unfinishedUploads(bucketName).filter(({ key }) => !here.has(key) && !underWay?.has(key));
  if (!underWay || interrupted.length === 0) return null;
  async function discard() {
    // One that another tab went on with meanwhile is left alone.
    await Promise.all(
      interrupted.map((one) => withIdleUpload(bucketName, one.key, () => discardUnfinished(storage, one))),
    );
    uploads.clear();
    await client.invalidateQueries({ queryKey: underWayKey });
  }
  return (
    <Alert
      tone="info"
      urgency="polite"
      title={t`These uploads were interrupted`}
      actions={<Button size="small" onClick={() => void discard()}>{t`Discard`}</Button>}
    >
      {t`Choose the same files again in the same folder, and they go on where they were.`}
      <NameList items={interrupted.map(({ key }) => ({ name: key }))} />
    </Alert>
  );
}
