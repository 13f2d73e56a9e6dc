import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CircleX, Pause, Play, RotateCw, X } from 'lucide-react';
import { ConfirmDialog, Heading, IconButton, ProgressBar, StatusIndicator, Text } from '@livery/ui';
import { useLeaveGuard } from '#kit';
import { createActivityLog } from '#shared/activityLog.js';
import { createOverlays } from '#shared/overlays.js';
import { createConsoleQueries } from '#shared/queries.js';
import type { Services } from '#shared/services.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useUnits } from '#shared/units.js';
import { displayedName, nameOf } from './entries.js';
import { recordFiles } from './recordFiles.js';
import { createUploads, multipartAbove, type Upload, type Uploads } from './uploads.js';
import { refreshFiles } from './useEntries.js';
import * as styles from './files.css.js';

interface Shown {
  uploads: Uploads;
  isOpen: boolean;
}

/** The uploads of a page, and whether their panel is shown. */
function createUploadPanel(services: Services): Shown {
  const record = (bucketName: string, total: number) =>
    recordFiles(services.get(createActivityLog), 'uploadFiles', bucketName, total);
  const onIdle = (bucketName: string) => void refreshFiles(services.get(createConsoleQueries), bucketName);
  return { uploads: createUploads({ storage: services.storage, onIdle, record }), isOpen: false };
}

/** The uploads of this page. */
export const uploadsOf = (services: Services): Uploads => services.get(createUploadPanel).uploads;

/** The same, with the panel that shows them above all screens. */
export function showUploads(services: Services): Uploads {
  const visible = services.get(createUploadPanel);
  if (visible.isOpen) return visible.uploads;
  visible.isOpen = true;
  services.get(createOverlays).open((close) => (
    <UploadPanel
      uploads={visible.uploads}
      onClose={() => {
        visible.isOpen = false;
        visible.uploads.clear();
        close();
      }}
    />
  ));
  return visible.uploads;
}

const isActive = ({ status }: Upload): boolean => status === 'waiting' || status === 'running';

function UploadPanel({ uploads, onClose }: { uploads: Uploads; onClose: () => void }) {
  const { t } = useLingui();
  const all = useSyncExternalStore(uploads.subscribe, uploads.current);
  const uploading = all.filter(isActive).length;
  const failed = all.filter(({ status }) => status === 'failed' || status === 'refused').length;
  const done = all.filter(({ status }) => status === 'done').length;
  const isUploading = uploading > 0;
  // Closed now, they would leave parts in the storage that nothing shows.
  const isUndecided = all.some(({ status }) => status === 'paused' || status === 'failed');
  useLeaveGuard(isUploading);
  const [cancelling, setCancelling] = useState<readonly number[]>();
  /* The last one was cancelled: there is nothing to show any more. */
  const hadSome = useRef(false);
  useEffect(() => {
    if (all.length > 0) hadSome.current = true;
    else if (hadSome.current && cancelling === undefined) onClose();
  }, [all.length, cancelling, onClose]);
  const summary = [
    uploading > 0 && plural(uploading, { one: 'Uploading # file', other: 'Uploading # files' }),
    uploading === 0 && done > 0 && plural(done, { one: 'Uploaded # file', other: 'Uploaded # files' }),
    failed > 0 && plural(failed, { one: '# failed', other: '# failed' }),
  ].filter(Boolean);
  return (
    <section className={styles.panel} aria-label={t`Uploads`}>
      <div className={styles.panelHead}>
        <Heading level={2} size="base">{t`Uploads`}</Heading>
        <Text as="span" size="small" tone="muted" role="status">
          {summary.join(' · ')}
        </Text>
        {all.length > 1 && <AllUploads all={all} uploads={uploads} onCancel={setCancelling} />}
        <IconButton
          size="small"
          icon={X}
          label={t`Close uploads`}
          disabledReason={
            isUploading || isUndecided ? t`Uploads are not finished; wait for them or cancel them first` : undefined
          }
          onClick={onClose}
        />
      </div>
      <ul className={styles.panelList}>
        {all.map((upload) => (
          <UploadItem key={upload.id} upload={upload} uploads={uploads} onCancel={setCancelling} />
        ))}
      </ul>
      <ConfirmDialog
        open={cancelling !== undefined}
        onOpenChange={(open) => !open && setCancelling(undefined)}
        onConfirm={() => {
          cancelling?.forEach(uploads.cancel);
          setCancelling(undefined);
        }}
        title={plural(cancelling?.length ?? 0, { one: 'Cancel # upload?', other: 'Cancel # uploads?' })}
        confirmLabel={t`Cancel uploads`}
        tone="danger"
      >
        {t`What was sent already is removed from the storage.`}
      </ConfirmDialog>
    </section>
  );
}

interface PartProps {
  uploads: Uploads;
  /** Asks before uploads are cancelled, by their ids. */
  onCancel: (ids: readonly number[]) => void;
}

/** What is done with all uploads at once. */
function AllUploads({ all, uploads, onCancel }: PartProps & { all: readonly Upload[] }) {
  const { t } = useLingui();
  const idsOf = (matches: (upload: Upload) => boolean) => all.filter(matches).map(({ id }) => id);
  const active = idsOf(isActive);
  const failed = idsOf(({ status }) => status === 'failed');
  const paused = idsOf(({ status }) => status === 'paused');
  const unfinished = [...active, ...failed, ...paused];
  return (
    <>
      {active.length > 1 && (
        <IconButton size="small" icon={Pause} label={t`Pause all`} onClick={() => active.forEach(uploads.pause)} />
      )}
      {paused.length > 1 && (
        <IconButton size="small" icon={Play} label={t`Resume all`} onClick={() => paused.forEach(uploads.resume)} />
      )}
      {failed.length > 1 && (
        <IconButton size="small" icon={RotateCw} label={t`Retry all`} onClick={() => failed.forEach(uploads.resume)} />
      )}
      {unfinished.length > 1 && (
        <IconButton size="small" icon={CircleX} label={t`Cancel all`} onClick={() => onCancel(unfinished)} />
      )}
    </>
  );
}

function UploadItem({ upload, uploads, onCancel }: PartProps & { upload: Upload }) {
  const { t } = useLingui();
  const { fileSize } = useUnits();
  const errorText = useErrorText();
  const { id, key, bucketName, size, uploadedBytes, status, error } = upload;
  const name = displayedName(nameOf(key));
  const [uploadedText, sizeText] = [fileSize(uploadedBytes), fileSize(size)];
  const canResume = status === 'paused' || status === 'failed';
  /* What was sent of a large one takes long to send again. */
  const cancel = () => (status !== 'refused' && uploadedBytes > multipartAbove ? onCancel([id]) : uploads.cancel(id));
  return (
    <li className={styles.panelItem}>
      <div className={styles.panelFacts}>
        {status === 'done' || status === 'refused' ? (
          <Text weight="medium">{name}</Text>
        ) : (
          <ProgressBar
            size="small"
            label={name}
            value={uploadedBytes}
            max={Math.max(size, 1)}
            valueText={t`${uploadedText} of ${sizeText}`}
          />
        )}
        <Text size="small" tone="muted">
          {bucketName}/{key}
        </Text>
        {status === 'done' && <StatusIndicator tone="success">{t`Uploaded`}</StatusIndicator>}
        {status === 'paused' && <StatusIndicator tone="neutral">{t`Paused`}</StatusIndicator>}
        {status === 'waiting' && <StatusIndicator tone="neutral">{t`Waiting`}</StatusIndicator>}
        {error && <StatusIndicator tone="danger">{errorText(error)}</StatusIndicator>}
      </div>
      {isActive(upload) && (
        <IconButton size="small" icon={Pause} label={t`Pause ${name}`} onClick={() => uploads.pause(id)} />
      )}
      {canResume && (
        <IconButton
          size="small"
          icon={status === 'failed' ? RotateCw : Play}
          label={status === 'failed' ? t`Retry ${name}` : t`Resume ${name}`}
          onClick={() => uploads.resume(id)}
        />
      )}
      {status !== 'done' && <IconButton size="small" icon={X} label={t`Cancel ${name}`} onClick={cancel} />}
    </li>
  );
}
