import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, Text } from '@livery/ui';
import type { S3Bucket } from '@livery/api/s3/bucket';
import { useConnectionReason } from '#kit/actions/useReason.js';
import { NameList } from '#kit/bulk/NameList.js';
import { openOverlay } from '#shared/overlays.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useErrorText } from '#shared/texts/errors.js';
import { toasts } from '#shared/toasts.js';
import { useUnits } from '#shared/units.js';
import type { ChosenFile } from './chosenFiles.js';
import { findExisting } from './existing.js';
import { showUploads } from './UploadPanel.js';
import type { UploadOrder } from './uploads.js';

interface Upload {
  /** Uploads files into the folder. What the storage has already is replaced only when somebody says so. */
  upload: (files: readonly ChosenFile[]) => void;
  /** Whether the storage is being asked what it has. */
  isChecking: boolean;
}

/** Uploads into a folder of a bucket. */
export function useUpload(storage: S3Bucket, bucketName: string, folder: string): Upload {
  const client = useQueryClient();
  const errorText = useErrorText();
  const refusal = useRefusal();
  const disconnected = useConnectionReason();
  const [checks, setChecks] = useState(0);
  const add = (orders: readonly UploadOrder[]) => showUploads(client).add(storage, bucketName, orders);

  async function check(orders: readonly UploadOrder[]) {
    setChecks((count) => count + 1);
    try {
      const keys = orders.filter(({ refused }) => !refused).map(({ key }) => key);
      const existing = await findExisting(storage, folder, keys);
      if (existing.size === 0) add(orders);
      else openOverlay((close) => <ReplaceDialog {...{ orders, existing, folder, add }} onClosed={close} />);
    } catch (error) {
      toasts.danger(errorText(error));
    } finally {
      setChecks((count) => count - 1);
    }
  }

  function upload(files: readonly ChosenFile[]) {
    if (disconnected !== undefined) toasts.danger(disconnected);
    else if (files.length > 0) {
      void check(files.map(({ file, path }) => ({ key: folder + path, file, refused: refusal(file) })));
    }
  }

  return { upload, isChecking: checks > 0 };
}

/** The largest object that S3 stores, in bytes. */
const largestObject = 5 * 2 ** 40;

/** Why a file may not be uploaded: the site's own limit, or that of S3. */
function useRefusal(): (file: File) => Error | undefined {
  const { t } = useLingui();
  const { maxUploadSizeMb } = useSiteConfig();
  const { fileSize } = useUnits();
  const most = Math.min(largestObject, (maxUploadSizeMb ?? Number.POSITIVE_INFINITY) * 2 ** 20);
  const size = fileSize(most);
  return (file) => (file.size > most ? new Error(t`The file is larger than ${size}`) : undefined);
}

interface ReplaceDialogProps {
  orders: readonly UploadOrder[];
  /** Those of their keys that the storage has. */
  existing: ReadonlySet<string>;
  folder: string;
  add: (orders: readonly UploadOrder[]) => void;
  onClosed: () => void;
}

/** Asks before an upload replaces files, also of whoever has left the folder. */
function ReplaceDialog({ orders, existing, folder, add, onClosed }: ReplaceDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const disconnected = useConnectionReason();
  const [open, setOpen] = useState(true);
  const others = orders.filter(({ key }) => !existing.has(key));
  const choose = (some: readonly UploadOrder[]) => {
    setOpen(false);
    add(some);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onExitComplete={onClosed}
      title={t`Replace files that are there?`}
      size="small"
      role="alertdialog"
      describedBy={id}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t`Cancel`}</Button>
          {others.length > 0 && (
            <Button disabledReason={disconnected} onClick={() => choose(others)}>{t`Skip these`}</Button>
          )}
          <Button variant="primary" disabledReason={disconnected} onClick={() => choose(orders)}>{t`Replace`}</Button>
        </>
      }
    >
      <Stack>
        <Text id={id}>{t`Files of these names are in the folder. What is in them now is lost.`}</Text>
        <NameList items={[...existing].map((key) => ({ name: key.slice(folder.length) }))} />
      </Stack>
    </Dialog>
  );
}
