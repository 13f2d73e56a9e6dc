import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog, KeyValueList, Skeleton, Stack, Text } from '@livery/ui';
import type { S3Key } from '@livery/api/generated/types';
import { createS3Key, s3Keys, type ListedS3Key } from '@livery/api/queries/storage';
import { type ActionDialogProps, bindMutation, ConfirmAction, FormDialog } from '#kit';
import type { DialogState } from '#shared/dialogState.js';
import { useForm } from '#shared/form/useForm.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';

/** Asks before pairs of keys are deleted. */
export function DeleteKeyDialog(props: ActionDialogProps<ListedS3Key>) {
  const { t } = useLingui();
  const { accessKey } = props.row;
  return (
    <ConfirmAction {...props} heading={t`Delete access key ${accessKey}?`}>
      {props.bulk
        ? t`The storage refuses every program that signs with one of them, from now on. Buckets and objects stay as they are.`
        : t`The storage refuses every program that signs with it, from now on. Buckets and objects stay as they are.`}
    </ConfirmAction>
  );
}

/** Shows the secret of a pair on request: the call that lists the pairs gives it. */
export function ShowSecretDialog({ row, dialog }: ActionDialogProps<ListedS3Key>) {
  const { t } = useLingui();
  return (
    <Dialog {...dialog} heading={t`Secret key`}>
      <QueryBoundary
        query={useQuery(s3Keys())}
        failure={t`The secret key could not be loaded`}
        skeleton={<Skeleton shape="block" height={120} />}
      >
        {(keys) => <Pair pair={keys.find(({ accessKey }) => accessKey === row.accessKey)} />}
      </QueryBoundary>
    </Dialog>
  );
}

/** Creates a pair of keys and shows its secret. */
export default function CreateKeyDialog(dialog: DialogState) {
  const { t } = useLingui();
  const [created, setCreated] = useState<{ key: S3Key | undefined }>();
  const form = useForm({ defaults: {} });
  const close = () => dialog.onOpenChange(false);
  if (created) {
    return (
      <Dialog
        {...dialog}
        heading={t`Access key created`}
        dismissible={false}
        footer={<Button variant="primary" onClick={close}>{t`Done`}</Button>}
      >
        <Pair pair={created.key} isNew />
      </Dialog>
    );
  }
  return (
    <FormDialog
      dialog={dialog}
      heading={t`Create access key`}
      description={t`A pair of keys for programs that use your buckets over the S3 API.`}
      form={form}
      mutation={() => bindMutation(createS3Key, {})}
      staysOpen
      onDone={(key) => setCreated({ key })}
      verifyHref={<Button size="small" onClick={close}>{t`Look whether it is there`}</Button>}
    >
      <Text>
        <Trans>
          Whoever has the pair can read, write and delete in all your buckets. Have a safe place ready for its secret
          key.
        </Trans>
      </Text>
    </FormDialog>
  );
}

function Pair({ pair, isNew = false }: { pair: S3Key | undefined; isNew?: boolean }) {
  const { t } = useLingui();
  if (!pair?.secretKey) {
    return (
      <Alert tone="warning" heading={t`The storage did not send the secret key`}>
        {t`Without it the key is of no use. Delete it from the list and create another one.`}
      </Alert>
    );
  }
  return (
    <Stack>
      <Text>
        {isNew ? (
          <Trans>Keep the secret key in a safe place. The list of access keys can show it again.</Trans>
        ) : (
          <Trans>Whoever has the pair can read, write and delete in all your buckets.</Trans>
        )}
      </Text>
      <KeyValueList
        items={[
          { label: t`Access key`, value: pair.accessKey, copyValue: pair.accessKey, monospace: true, wide: true },
          { label: t`Secret key`, value: pair.secretKey, copyValue: pair.secretKey, monospace: true, wide: true },
        ]}
      />
    </Stack>
  );
}
