import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ChosenFile } from '@livery/ui';
import type { S3Bucket } from '@livery/api/s3/types';
import { createOverlays } from '#shared/overlays.js';
import { useServices } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useErrorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { useUnits } from '#shared/units.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import { findExisting } from './existing.js';
import { replaceWhenAgreed } from './replaceWhenAgreed.js';
import { showUploads, uploadsOf } from './showUploads.js';
import { keysUnderWay } from './uploadLock.js';
import type { UploadJob } from './uploads.js';

interface Upload {
  /**
   * Uploads files into the folder, and says so where there are none. What the storage has, or is being sent, is replaced
   * only when somebody says so.
   */
  upload: (files: readonly ChosenFile[]) => void;
  /** Whether the storage is being asked what it has. */
  isChecking: boolean;
}

/** Uploads into a folder of a bucket. */
export function useUpload(storage: S3Bucket, bucketName: string, folder: string): Upload {
  const services = useServices();
  const { t } = useLingui();
  const toasts = useToasts();
  const errorText = useErrorText();
  const refusal = useRefusal();
  const disconnected = useConnectionReason();
  const [checks, setChecks] = useState(0);

  function add(orders: readonly UploadJob[], replaceable: ReadonlySet<string>) {
    const replaced = new Set(uploadsOf(services).findReplaced(bucketName, orders));
    const all = orders.map((order): UploadJob => {
      if (replaceable.has(order.key)) return order;
      // It was begun while somebody was asked about others.
      if (replaced.has(order.key))
        return { ...order, refused: new Error(t`Another file of this name is being uploaded`) };
      // Its turn may come long after the storage was asked.
      return { ...order, ifThere: new Error(t`There is something of this name here already`) };
    });
    showUploads(services).add(storage, bucketName, all);
  }

  /** Says why nothing was uploaded. What was chosen need not be chosen again. */
  const tellFailure = (reason: string, orders: readonly UploadJob[]) =>
    toasts.danger(t`Nothing was uploaded`, {
      detail: reason,
      action: { label: t`Retry`, onAction: () => void check(orders) },
      // Another choice has a toast of its own.
      topic: ['upload', bucketName, ...orders.map(({ key }) => key)].join('\n'),
    });

  async function check(orders: readonly UploadJob[]) {
    setChecks((count) => count + 1);
    try {
      const keys = orders.filter(({ refused }) => !refused).map(({ key }) => key);
      const found = await findExisting(storage, folder, keys);
      const underWay = await keysUnderWay(bucketName);
      const existing = new Set([...found, ...uploadsOf(services).findReplaced(bucketName, orders, underWay)]);
      const begin = await replaceWhenAgreed(services.get(createOverlays), {
        rows: orders,
        keyOf: ({ key }) => key,
        existing,
        folder,
        go: (chosen) => add(chosen, existing),
      });
      begin();
    } catch (error) {
      tellFailure(errorText(error), orders);
    } finally {
      setChecks((count) => count - 1);
    }
  }

  function upload(files: readonly ChosenFile[]) {
    if (files.length === 0) {
      toasts.danger(t`Nothing was uploaded`, {
        detail: t`There are no files in it. Folders without files are left out.`,
      });
      return;
    }
    const paths = new Set<string>();
    const orders = files.map(({ file, path }) => {
      const isRepeated = paths.has(path);
      paths.add(path);
      return { key: folder + path, file, refused: refusal(file, isRepeated) };
    });
    if (disconnected === undefined) void check(orders);
    else tellFailure(disconnected, orders);
  }

  return { upload, isChecking: checks > 0 };
}

/** The largest object that S3 stores, in bytes. */
const largestObject = 5 * 2 ** 40;

/** Why a file may not be uploaded: the site's own limit, that of S3, or another file of its name that was chosen with it. */
function useRefusal(): (file: File, isRepeated: boolean) => Error | undefined {
  const { t } = useLingui();
  const { maxUploadSizeMb } = useSiteConfig();
  const { fileSize } = useUnits();
  const most = Math.min(largestObject, (maxUploadSizeMb ?? Number.POSITIVE_INFINITY) * 2 ** 20);
  const size = fileSize(most);
  return (file, isRepeated) => {
    if (isRepeated) return new Error(t`Another file of this name was chosen with it`);
    return file.size > most ? new Error(t`The file is larger than ${size}`) : undefined;
  };
}
