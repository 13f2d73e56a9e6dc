import { useState, useSyncExternalStore } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, ConfirmDialog, Text } from '@livery/ui';
import type { S3Bucket, S3Upload } from '@livery/api/s3/types';
import { isUploadGone } from '@livery/api/s3/errors';
import { NameList } from '#kit';
import { useErrorText } from '#shared/texts/errors.js';
import { useServices } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';
import { keysUnderWay, withIdleUpload } from './uploadLock.js';
import { discardUnfinished, unfinishedUploads } from './uploads.js';
import { uploadsOf } from './UploadPanel.js';

interface UnfinishedUploadsProps {
  storage: S3Bucket;
  bucketName: string;
}

/** Uploads that did not end: those of this browser go on when their files are chosen again, others can be removed. */
export function UnfinishedUploads({ storage, bucketName }: UnfinishedUploadsProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const services = useServices();
  const uploads = uploadsOf(services);
  const queryKey = ['s3UploadsUnderWay', bucketName];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => ({
      underWay: await keysUnderWay(bucketName),
      // A storage that does not tell of them, or not to this key, hinders nothing here.
      stored: await storage.listUploads(signal).catch(() => [] as S3Upload[]),
    }),
    networkMode: 'always',
    gcTime: 0,
  });
  const current = useSyncExternalStore(uploads.subscribe, uploads.current);
  const here = new Set(current.filter((one) => one.bucketName === bucketName).map(({ key }) => key));
  if (!data) return null;
  const isIdle = ({ key }: { key: string }) => !here.has(key) && !data.underWay.has(key);
  const own = unfinishedUploads(services.storage, bucketName);
  const interrupted = own.filter(isIdle);
  const others = data.stored.filter((one) => isIdle(one) && !own.some(({ uploadId }) => uploadId === one.uploadId));
  const refresh = () => client.invalidateQueries({ queryKey });
  async function discard() {
    // One that another tab went on with meanwhile is left alone.
    await Promise.all(
      interrupted.map((one) =>
        withIdleUpload(bucketName, one.key, () => discardUnfinished(services.storage, storage, one)),
      ),
    );
    uploads.clear();
    await refresh();
  }
  return (
    <>
      {interrupted.length > 0 && (
        <Alert
          tone="info"
          urgency="polite"
          title={t`These uploads were interrupted`}
          actions={<Button size="small" onClick={() => void discard()}>{t`Discard`}</Button>}
        >
          {t`Choose the same files again in the same folder, and they go on where they were.`}
          <NameList items={interrupted.map(({ key }) => ({ name: key }))} />
        </Alert>
      )}
      {others.length > 0 && <OtherUploads storage={storage} uploads={others} onRemoved={() => void refresh()} />}
    </>
  );
}

interface OtherUploadsProps {
  storage: S3Bucket;
  uploads: readonly S3Upload[];
  onRemoved: () => void;
}

/** Uploads that another browser or program began: their parts are stored and charged until they are removed. */
function OtherUploads({ storage, uploads, onRemoved }: OtherUploadsProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const toasts = useToasts();
  const [isRemoving, setRemoving] = useState(false);
  const title = plural(uploads.length, {
    one: '# unfinished upload is stored in the bucket',
    other: '# unfinished uploads are stored in the bucket',
  });
  async function remove() {
    setRemoving(true);
    const outcomes = await Promise.allSettled(uploads.map(({ key, uploadId }) => storage.abortUpload(key, uploadId)));
    const failed = outcomes.find((one) => one.status === 'rejected' && !isUploadGone(one.reason));
    if (failed?.status === 'rejected') toasts.danger(errorText(failed.reason));
    setRemoving(false);
    setAsking(false);
    onRemoved();
  }
  return (
    <Alert
      tone="info"
      urgency="off"
      title={title}
      actions={<Button size="small" onClick={() => setAsking(true)}>{t`Remove`}</Button>}
    >
      {t`Their parts take space, and are charged, until they are completed or removed.`}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Remove unfinished uploads?`}
        tone="danger"
        confirmLabel={t`Remove`}
        loading={isRemoving}
        onConfirm={() => void remove()}
        details={<NameList items={Array.from(new Set(uploads.map(({ key }) => key)), (name) => ({ name }))} />}
      >
        <Text>
          <Trans>
            Another browser or a program began them. One that is still being sent fails. Files that are stored stay.
          </Trans>
        </Text>
      </ConfirmDialog>
    </Alert>
  );
}
