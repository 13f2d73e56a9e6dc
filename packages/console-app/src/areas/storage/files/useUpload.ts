import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { S3Bucket } from '@livery/api/s3/types';
import { useConnectionReason } from '#kit';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useErrorText } from '#shared/texts/errors.js';
import { toasts } from '#shared/toasts.js';
import { useUnits } from '#shared/units.js';
import type { ChosenFile } from './chosenFiles.js';
import { findExisting } from './existing.js';
import { replaceWhenAgreed } from './ReplaceDialog.js';
import { showUploads } from './UploadPanel.js';
import type { UploadJob } from './uploads.js';

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
  const add = (orders: readonly UploadJob[]) => showUploads(client).add(storage, bucketName, orders);

  async function check(orders: readonly UploadJob[]) {
    setChecks((count) => count + 1);
    try {
      const keys = orders.filter(({ refused }) => !refused).map(({ key }) => key);
      const existing = await findExisting(storage, folder, keys);
      replaceWhenAgreed({ rows: orders, keyOf: ({ key }) => key, existing, folder, go: add });
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
