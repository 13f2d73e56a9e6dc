import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@livery/ui';
import type { CopyOptions, S3Bucket } from '@livery/api/s3/types';
import { defaultCopyLimits } from '@livery/api/s3/copyObject';
import { firstListed } from '@livery/api/s3/firstListed';
import { ObjectAclError } from '@livery/api/s3/objectAclError';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import type { Entry } from './entries.js';

/** Whether the key may read who may read the entries; asked of one object. */
async function canReadAcl(storage: S3Bucket, [entry]: readonly Entry[], signal: AbortSignal): Promise<boolean> {
  const key = entry?.isFolder ? (await firstListed(storage.list, entry.key, signal))?.key : entry?.key;
  if (key === undefined) return true;
  try {
    await storage.checkAcl(key, signal);
    return true;
  } catch (thrown) {
    if (thrown instanceof ObjectAclError) return false;
    throw thrown;
  }
}

interface CopyNotice {
  /** Who may read the copies. */
  acl: CopyOptions['acl'];
  /** What does not come along when the entries are renamed or moved; empty where everything does. */
  notice: ReactNode;
  isReady: boolean;
}

/** What a person has to know before files are renamed or moved, which S3 does by a copy and a deletion. */
export function useCopyNotice(storage: S3Bucket, entries: readonly Entry[]): CopyNotice {
  const {
    data: isReadable,
    error,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['s3Acl', entries[0]?.key],
    queryFn: ({ signal }) => canReadAcl(storage, entries, signal),
    gcTime: 0,
  });
  // How large the files of a folder are is found out when they are moved.
  const mayHaveLarge = entries.some(({ isFolder, size = 0 }) => isFolder || size > defaultCopyLimits.whole);
  const notice = (
    <>
      {error && <ErrorAlert error={error} onRetry={() => void refetch()} />}
      {isReadable === false && (
        <Alert tone="warning">
          <Trans>
            It cannot be read with this key who may read these files. Under their new name only you can read them:
            public addresses of them stop working.
          </Trans>
        </Alert>
      )}
      {mayHaveLarge && (
        <Text tone="muted">
          <Trans>
            Files above 5 GB are copied in parts. They keep their own metadata (x-amz-meta-…), Content-Encoding and
            Content-Disposition only where the bucket’s CORS shows them to this page.
          </Trans>
        </Text>
      )}
    </>
  );
  return { acl: isReadable === false ? 'private' : 'keep', notice, isReady: !isPending };
}
