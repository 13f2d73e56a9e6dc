import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, ConfirmDialog, Text } from '@livery/ui';
import type { S3Bucket, S3Upload } from '@livery/api/s3/types';
import { NameList } from '#kit';
import { useStorage } from '#shared/services.js';
import type { UnfinishedUpload } from '#shared/storage.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { withIdleUpload } from './uploadLock.js';
import { discardUnfinished, removeParts } from './uploads.js';
import { unfinishedKey } from './useEntries.js';

interface UnfinishedNoticesProps {
  storage: S3Bucket;
  bucketName: string;
  /** Begun by this browser. */
  interrupted: readonly UnfinishedUpload[];
  others: readonly S3Upload[];
}

/** Removes uploads; what fails becomes a toast. */
function useRemoval(remove: () => Promise<unknown>[], onRemoved: () => void) {
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isRemoving, setRemoving] = useState(false);
  async function start(): Promise<void> {
    setRemoving(true);
    const failed = (await Promise.allSettled(remove())).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') toasts.danger(errorText(failed.reason));
    setRemoving(false);
    onRemoved();
  }
  return { isRemoving, start: () => void start() };
}

/** Uploads that did not end: those of this browser go on when their files are chosen again, others can be removed. */
export default function UnfinishedNotices({ storage, bucketName, interrupted, others }: UnfinishedNoticesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const saved = useStorage();
  const refresh = () => void client.invalidateQueries({ queryKey: unfinishedKey(bucketName) });
  const discarding = useRemoval(
    () =>
      // One that another tab went on with meanwhile is left alone.
      interrupted.map((one) => withIdleUpload(bucketName, one.key, () => discardUnfinished(saved, storage, one))),
    refresh,
  );
  return (
    <>
      {interrupted.length > 0 && (
        <Alert
          tone="info"
          urgency="polite"
          heading={t`These uploads were interrupted`}
          actions={
            <Button size="small" loading={discarding.isRemoving} onClick={discarding.start}>
              {t`Discard`}
            </Button>
          }
        >
          {t`Choose the same files again in the same folder, and they go on where they were.`}
          <NameList items={interrupted.map(({ key }) => ({ name: key }))} />
        </Alert>
      )}
      {others.length > 0 && <OtherUploads storage={storage} uploads={others} onRemoved={refresh} />}
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
  const [isAsking, setAsking] = useState(false);
  const title = plural(uploads.length, {
    one: '# unfinished upload is stored in the bucket',
    other: '# unfinished uploads are stored in the bucket',
  });
  const removal = useRemoval(
    () => uploads.map((one) => removeParts(storage, one)),
    () => {
      setAsking(false);
      onRemoved();
    },
  );
  return (
    <Alert
      tone="info"
      urgency="off"
      heading={title}
      actions={<Button size="small" onClick={() => setAsking(true)}>{t`Remove`}</Button>}
    >
      {t`Their parts take space, and are charged, until they are completed or removed.`}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        heading={t`Remove unfinished uploads?`}
        tone="danger"
        confirmLabel={t`Remove`}
        loading={removal.isRemoving}
        onConfirm={removal.start}
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
