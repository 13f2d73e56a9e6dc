import { useState, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, ConfirmDialog, Text } from '@livery/ui';
import type { S3Bucket, S3Upload } from '@livery/api/s3/types';
import { NameList } from '#shared/NameList.js';
import { useOverlays } from '#shared/overlays.js';
import { useStorage } from '#shared/services.js';
import type { UnfinishedUpload } from '#shared/storage.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { displayedName } from './entries.js';
import { withIdleUpload } from './uploadLock.js';
import { discardUnfinished, removeParts } from './rememberedUploads.js';
import { unfinishedKey } from './useEntries.js';

interface UnfinishedNoticesProps {
  storage: S3Bucket;
  bucketName: string;
  /** Begun by this browser. */
  interrupted: readonly UnfinishedUpload[];
  others: readonly S3Upload[];
}

const namesOf = (uploads: readonly Pick<S3Upload, 'key'>[]) =>
  Array.from(new Set(uploads.map(({ key }) => key)), (key) => ({ name: displayedName(key) }));

interface RemovalProps {
  label: string;
  heading: string;
  uploads: readonly Pick<S3Upload, 'key'>[];
  /** Tells of each whether its parts are gone; they stay where another tab goes on with it. */
  remove: () => Promise<boolean>[];
  onRemoved: () => void;
  /** What it means. */
  children: ReactNode;
}

/** Asks before the parts of uploads go, above the notice, which goes with them. */
function Removal(props: RemovalProps) {
  const overlays = useOverlays();
  return (
    <Button size="small" onClick={() => overlays.open((close) => <RemovalDialog {...props} onClosed={close} />)}>
      {props.label}
    </Button>
  );
}

interface RemovalDialogProps extends RemovalProps {
  onClosed: () => void;
}

/** What became of them is told in toasts. */
function RemovalDialog({ label, heading, uploads, remove, onRemoved, children, onClosed }: RemovalDialogProps) {
  const errorText = useErrorText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(true);
  const [isRemoving, setRemoving] = useState(false);
  async function start(): Promise<void> {
    setRemoving(true);
    const results = await Promise.allSettled(remove());
    const count = (isGone: boolean) =>
      results.filter((one) => one.status === 'fulfilled' && one.value === isGone).length;
    const [deleted, left] = [count(true), count(false)];
    const failed = results.find(({ status }) => status === 'rejected');
    if (deleted > 0) {
      toasts.success(
        plural(deleted, { one: 'The parts of # upload were deleted', other: 'The parts of # uploads were deleted' }),
      );
    }
    if (left > 0) {
      toasts.info(
        plural(left, {
          one: '# upload goes on in another tab, and keeps its parts',
          other: '# uploads go on in another tab, and keep their parts',
        }),
      );
    }
    if (failed?.status === 'rejected') toasts.danger(errorText(failed.reason));
    setRemoving(false);
    setAsking(false);
    onRemoved();
  }
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      onExitComplete={onClosed}
      heading={heading}
      tone="danger"
      confirmLabel={label}
      loading={isRemoving}
      onConfirm={() => void start()}
      details={<NameList items={namesOf(uploads)} />}
    >
      <Text>{children}</Text>
    </ConfirmDialog>
  );
}

/** Uploads that did not end: those of this browser go on when their files are chosen again, others can be removed. */
export default function UnfinishedNotices({ storage, bucketName, interrupted, others }: UnfinishedNoticesProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const saved = useStorage();
  const refresh = () => void client.invalidateQueries({ queryKey: unfinishedKey(bucketName) });
  return (
    <>
      {interrupted.length > 0 && (
        <Alert
          tone="info"
          urgency="polite"
          heading={t`These uploads were interrupted`}
          actions={
            <Removal
              label={t`Delete parts`}
              heading={t`Delete the parts of interrupted uploads?`}
              uploads={interrupted}
              remove={() =>
                // One that another tab went on with meanwhile is left alone.
                interrupted.map((one) =>
                  withIdleUpload(bucketName, one.key, () => discardUnfinished(saved, storage, one)),
                )
              }
              onRemoved={refresh}
            >
              <Trans>What was sent of these files is deleted, and they cannot go on where they were.</Trans>
            </Removal>
          }
        >
          {t`Choose the same files again in the same folder, and they go on where they were.`}
          <NameList items={namesOf(interrupted)} />
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          tone="info"
          urgency="off"
          heading={plural(others.length, {
            one: '# unfinished upload is stored in the bucket',
            other: '# unfinished uploads are stored in the bucket',
          })}
          actions={
            <Removal
              label={t`Remove`}
              heading={t`Remove unfinished uploads?`}
              uploads={others}
              remove={() => others.map((one) => withIdleUpload(bucketName, one.key, () => removeParts(storage, one)))}
              onRemoved={refresh}
            >
              <Trans>
                Another browser or a program began them. One that is still being sent fails. Files that are stored stay.
              </Trans>
            </Removal>
          }
        >
          {t`Their parts take space, and are charged, until they are completed or removed.`}
        </Alert>
      )}
    </>
  );
}
