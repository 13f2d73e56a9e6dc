import { useQueryClient } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, CodeBlock, Link, LinkButton, Stack, Text } from '@livery/ui';
import { NetworkError } from '@livery/api/errors';
import type { Bucket } from '@livery/api/generated/types';
import { setBucketCors } from '@livery/api/queries/storage';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { href } from '#shared/paths.js';
import { useEnvironment } from '#shared/services.js';
import { NoKey } from './NoKey.js';
import { NoS3KeyError } from './useBucketStorage.js';
import { filesKey, useIsLetIn } from './useEntries.js';

interface ListingFailureProps {
  bucket: Bucket;
  error: Error;
  onRetry: () => void;
}

/** Why the files of a bucket cannot be shown, and what to do about it. */
export function ListingFailure({ bucket, error, onRetry }: ListingFailureProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isLetIn = useIsLetIn(bucket);
  if (error instanceof NoS3KeyError) return <NoKey isWithoutSecret={error.isWithoutSecret} onDone={onRetry} />;
  // A browser does not tell a bucket that does not let this page in from a storage that does not answer.
  if (error instanceof NetworkError) {
    if (isLetIn === false) return <MissingCors bucket={bucket} onDone={onRetry} />;
    const wasRead = client.getQueriesData({ queryKey: filesKey(bucket.name) }).some(([, data]) => data !== undefined);
    return <NoAnswer bucket={isLetIn || wasRead ? undefined : bucket} onRetry={onRetry} />;
  }
  return <ErrorAlert error={error} heading={t`The files could not be loaded`} onRetry={onRetry} />;
}

interface MissingCorsProps {
  bucket: Bucket;
  onDone: () => void;
}

/** What the CORS settings of a bucket decide. */
function CorsText() {
  return (
    <Trans>
      Your browser asks the storage directly, and the storage answers a web page only when the CORS settings of the
      bucket name its origin.
    </Trans>
  );
}

/** The bucket lets no script of this page in: says so, and what would be set. */
function MissingCors({ bucket, onDone }: MissingCorsProps) {
  const { t } = useLingui();
  const { origin } = useEnvironment().address;
  const { name, allowed_origins = [] } = bucket;
  const action = useAction(onDone);
  const mutation = bindMutation(
    setBucketCors,
    { name, allowed_origins: [...allowed_origins, origin], seen: bucket },
    { conflictTexts: { allowed_origins: { label: t`Allowed origins` } } },
  );
  return (
    <Stack>
      <Alert
        tone="warning"
        urgency="polite"
        heading={t`This bucket does not let the console show its files`}
        actions={
          <>
            <Button size="small" variant="primary" {...action.button()} onClick={() => void action.run(mutation)}>
              {t`Allow browser access`}
            </Button>
            <Button size="small" onClick={onDone}>{t`Retry`}</Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>
            <CorsText /> {t`Add this one; the origins that are set already stay.`}
          </Text>
          <CodeBlock label={t`Origin of this page`} value={origin} />
          <ApiRequest mutations={[mutation]} />
        </Stack>
      </Alert>
      <ActionFailure action={action} />
    </Stack>
  );
}

interface NoAnswerProps {
  /** Set where it is not known whether the bucket lets this page in. */
  bucket: Bucket | undefined;
  onRetry: () => void;
}

/** The storage is out of reach, refuses the key, which Ceph does without CORS, or the bucket may not let this page in. */
function NoAnswer({ bucket, onRetry }: NoAnswerProps) {
  const { t } = useLingui();
  const { origin } = useEnvironment().address;
  return (
    <Alert
      tone="danger"
      heading={t`The files could not be loaded`}
      actions={
        <>
          <Button size="small" onClick={onRetry}>{t`Retry`}</Button>
          {bucket && (
            <LinkButton size="small" href={href('bucket', { storageName: bucket.name }, { tab: 'cors' })}>
              {t`Change allowed origins`}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack gap={2}>
        <Text>
          <Trans>
            The storage gave this page no answer. It is out of reach, or it refuses your{' '}
            <Link href={href('s3Keys')}>S3 key</Link>: a browser does not tell the two apart. A clock of this computer
            that is more than 15 minutes wrong makes every key a refused one.
          </Trans>
        </Text>
        {bucket && (
          <>
            <Text>
              <CorsText /> {t`The storage does not say which origins are allowed now. What you save replaces them.`}
            </Text>
            <CodeBlock label={t`Origin of this page`} value={origin} />
          </>
        )}
      </Stack>
    </Alert>
  );
}
