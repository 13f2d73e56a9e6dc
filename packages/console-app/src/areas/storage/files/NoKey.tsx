import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Link, Stack } from '@livery/ui';
import { createS3Key } from '@livery/api/queries/storage';
import { ActionFailure, bindMutation, useAction } from '#kit';
import { href } from '#shared/paths.js';

interface NoKeyProps {
  /** Whether there are keys, and the server sends the secret of none. */
  isWithoutSecret: boolean;
  /** Tries again to show the files: once there is a key, or when told to. */
  onDone: () => void;
}

/** Nothing can be signed without a key, nor with one whose secret the server does not send. */
export function NoKey({ isWithoutSecret, onDone }: NoKeyProps) {
  const { t } = useLingui();
  const action = useAction(onDone);
  return (
    <Stack>
      <Alert
        tone={isWithoutSecret ? 'warning' : 'info'}
        heading={isWithoutSecret ? t`The storage did not send the secret key` : t`There is no S3 key`}
        actions={
          <>
            <Button
              size="small"
              variant="primary"
              {...action.button()}
              onClick={() => void action.run(bindMutation(createS3Key, {}))}
            >
              {t`Create S3 key`}
            </Button>
            {isWithoutSecret && <Button size="small" onClick={onDone}>{t`Retry`}</Button>}
          </>
        }
      >
        {isWithoutSecret ? (
          <Trans>
            None of your <Link href={href('s3Keys')}>S3 keys</Link> came with its secret, which this page signs with.
            Try again, or create another key. Programs that use these are not concerned.
          </Trans>
        ) : (
          <Trans>The files are shown with one of your S3 keys. Its secret stays in the memory of this page.</Trans>
        )}
      </Alert>
      <ActionFailure action={action} verifyHref={href('s3Keys')} />
    </Stack>
  );
}
