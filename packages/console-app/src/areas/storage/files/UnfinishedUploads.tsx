import { useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@livery/ui';
import type { S3Bucket } from '@livery/api/s3/bucket';
import { NameList } from '#kit/bulk/NameList.js';
import { forgetUnfinished, unfinishedUploads } from './uploads.js';
import { uploadsOf } from './UploadPanel.js';

interface UnfinishedUploadsProps {
  storage: S3Bucket;
  bucketName: string;
}

/** Uploads that a reload interrupted: they go on where they were when their files are chosen again. */
export function UnfinishedUploads({ storage, bucketName }: UnfinishedUploadsProps) {
  const { t } = useLingui();
  const uploads = uploadsOf(useQueryClient());
  const current = useSyncExternalStore(uploads.subscribe, uploads.current);
  const here = new Set(current.filter((one) => one.bucketName === bucketName).map(({ key }) => key));
  const interrupted = unfinishedUploads(bucketName).filter(({ key }) => !here.has(key));
  if (interrupted.length === 0) return null;
  const discard = () => {
    for (const one of interrupted) {
      forgetUnfinished(one);
      storage.abortUpload(one.key, one.uploadId).catch(() => undefined);
    }
    uploads.clear();
  };
  return (
    <Alert
      tone="info"
      urgency="polite"
      title={t`These uploads were interrupted`}
      actions={<Button size="small" onClick={discard}>{t`Discard`}</Button>}
    >
      {t`Choose the same files again in the same folder, and they go on where they were.`}
      <NameList items={interrupted.map(({ key }) => ({ name: key }))} />
    </Alert>
  );
}
