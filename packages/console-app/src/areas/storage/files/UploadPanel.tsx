import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { ConfirmDialog, IconButton, Link, UploadList } from '@livery/ui';
import { WriteNotAnsweredError } from '@livery/api/errors';
import { useWorkGuard } from '#shared/leaving/useWorkGuard.js';
import { href } from '#shared/paths.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useUnits } from '#shared/units.js';
import { displayedName, nameOf } from './entries.js';
import { multipartAbove, type Uploads } from './uploads.js';
import * as styles from './files.css.js';

export interface UploadPanelProps {
  uploads: Uploads;
  onClose: () => void;
}

/** The uploads of this page above all screens. Whoever leaves the page while they are not finished is asked first. */
export function UploadPanel({ uploads, onClose }: UploadPanelProps) {
  const { t } = useLingui();
  const all = useSyncExternalStore(uploads.subscribe, uploads.current);
  const { fileSize } = useUnits();
  const errorText = useErrorText();
  const isUploading = all.some(({ status }) => status === 'waiting' || status === 'running');
  // Closed now, they would leave parts in the storage that nothing shows.
  const isUndecided = all.some(({ status }) => status === 'paused' || status === 'failed');
  useWorkGuard(isUploading || isUndecided);
  const [cancelling, setCancelling] = useState<readonly number[]>();
  /* The last one was cancelled: there is nothing to show any more. */
  const hadSome = useRef(false);
  useEffect(() => {
    if (all.length > 0) hadSome.current = true;
    else if (hadSome.current && cancelling === undefined) onClose();
  }, [all.length, cancelling, onClose]);
  const cancel = (ids: readonly number[]) => {
    /* What was sent of a large one takes long to send again. */
    const isMuch = all.some(
      (one) => ids.includes(one.id) && one.status !== 'refused' && one.uploadedBytes > multipartAbove,
    );
    if (ids.length > 1 || isMuch) setCancelling(ids);
    else ids.forEach(uploads.cancel);
  };
  return (
    <div className={styles.panel}>
      <UploadList
        heading={t`Uploads`}
        uploads={all.map(({ id, key, bucketName, size, uploadedBytes, status, error }) => ({
          id,
          name: displayedName(nameOf(key)),
          description: displayedName(`${bucketName}/${key}`),
          size,
          uploadedSize: uploadedBytes,
          status,
          error: error && (
            <>
              {errorText(error)}
              {error instanceof WriteNotAnsweredError && (
                <>
                  {' '}
                  <Link href={href('bucket', { storageName: bucketName }, { tab: 'cors' })}>
                    {t`Change allowed origins`}
                  </Link>
                </>
              )}
            </>
          ),
        }))}
        onPause={(ids) => ids.forEach(uploads.pause)}
        onResume={(ids) => ids.forEach(uploads.resume)}
        onCancel={cancel}
        formatSize={fileSize}
        headerEnd={
          <IconButton
            size="small"
            icon={X}
            label={t`Close uploads`}
            disabledReason={
              isUploading || isUndecided ? t`Uploads are not finished; wait for them or cancel them first` : undefined
            }
            onClick={onClose}
          />
        }
      />
      <ConfirmDialog
        open={cancelling !== undefined}
        onOpenChange={(open) => !open && setCancelling(undefined)}
        onConfirm={() => {
          cancelling?.forEach(uploads.cancel);
          setCancelling(undefined);
        }}
        heading={plural(cancelling?.length ?? 0, { one: 'Cancel # upload?', other: 'Cancel # uploads?' })}
        confirmLabel={t`Cancel uploads`}
        tone="danger"
      >
        {t`What was sent already is removed from the storage.`}
      </ConfirmDialog>
    </div>
  );
}
