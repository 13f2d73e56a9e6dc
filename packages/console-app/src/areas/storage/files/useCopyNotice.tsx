import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans } from '@lingui/react/macro';
import { Alert, Text } from '@livery/ui';
import type { CopyOptions, S3Bucket } from '@livery/api/s3/types';
import { defaultCopyLimits } from '@livery/api/s3/copyObject';
import { ObjectAclError } from '@livery/api/s3/objectAclError';
import type { Entry } from './entries.js';

/** Whether it can be read who may read the entries; asked of one object, because it is the key that may or may not. */
async function canReadAcl(storage: S3Bucket, [entry]: readonly Entry[], signal: AbortSignal): Promise<boolean> {
  const key = entry?.isFolder
    ? (await storage.list({ prefix: entry.key, limit: 1, signal })).objects[0]?.key
    : entry?.key;
  if (key === undefined) return true;
  return storage.checkAcl(key, signal).then(
    () => true,
    // Anything else that fails here is told by the move itself.
    (thrown: unknown) => !(thrown instanceof ObjectAclError),
  );
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
  const { data: isReadable, isPending } = useQuery({
    queryKey: ['s3Acl', entries[0]?.key],
    queryFn: ({ signal }) => canReadAcl(storage, entries, signal),
    gcTime: 0,
  });
  const hasLarge = entries.some(({ size = 0 }) => size > defaultCopyLimits.whole);
  const notice = (
    <>
      {isReadable === false && (
        <Alert tone="warning">
          <Trans>
            It cannot be read with this key who may read these files. Under their new name only you can read them:
            public addresses of them stop working.
          </Trans>
        </Alert>
      )}
      {hasLarge && (
        <Text tone="muted">
          <Trans>
            Files above 5 GB are copied in parts. They keep their own metadata (x-amz-meta-…) only where the bucket’s
            CORS shows it to this page.
          </Trans>
        </Text>
      )}
    </>
  );
  return { acl: isReadable === false ? 'private' : 'keep', notice, isReady: !isPending };
}
