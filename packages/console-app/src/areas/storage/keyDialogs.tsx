import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog, KeyValueList, Stack, Text } from '@livery/ui';
import type { S3Key } from '@livery/api/generated/types';
import { createS3Key, type ListedS3Key } from '@livery/api/queries/storage';
import type { ActionDialogProps, DialogState } from '#kit/actions/actions.js';
import { ActionFailure } from '#kit/actions/ActionFailure.js';
import { ApiRequest } from '#kit/actions/ApiRequest.js';
import { ConfirmAction } from '#kit/actions/ConfirmAction.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { useAction } from '#kit/actions/useAction.js';
import { useConnectionReason } from '#kit/actions/useReason.js';

/** Asks before pairs of keys are deleted. */
export function DeleteKeyDialog(props: ActionDialogProps<ListedS3Key>) {
  const { t } = useLingui();
  const { accessKey } = props.row;
  return (
    <ConfirmAction {...props} title={t`Delete access key ${accessKey}?`}>
      <Text>
        {props.bulk ? (
          <Trans>
            The storage refuses every program that signs with one of them, from now on. Buckets and objects stay as they
            are.
          </Trans>
        ) : (
          <Trans>
            The storage refuses every program that signs with it, from now on. Buckets and objects stay as they are.
          </Trans>
        )}
      </Text>
    </ConfirmAction>
  );
}

/** Creates a pair of keys and shows its secret, which the console never shows again. */
export default function CreateKeyDialog(dialog: DialogState) {
  const { t } = useLingui();
  const [created, setCreated] = useState<{ key: S3Key | undefined }>();
  const action = useAction<S3Key>((key) => setCreated({ key }));
  const disconnected = useConnectionReason();
  const call = prepare(createS3Key, {});
  const close = () => dialog.onOpenChange(false);
  if (created) {
    return (
      <Dialog
        {...dialog}
        title={t`Access key created`}
        dismissable={false}
        footer={<Button variant="primary" onClick={close}>{t`Done`}</Button>}
      >
        <CreatedKey created={created.key} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...dialog}
      title={t`Create access key`}
      description={t`A pair of keys for programs that use your buckets over the S3 API.`}
      size="small"
      loading={action.loading}
      footer={
        <>
          <Button onClick={close} disabled={action.loading}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            loading={action.loading}
            disabledReason={disconnected}
            onClick={() => void action.run(call)}
          >
            {t`Create access key`}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          <Trans>
            Whoever has the pair can read, write and delete in all your buckets. Its secret key is shown once, right
            after it is created: have a safe place ready for it.
          </Trans>
        </Text>
        <ActionFailure
          action={action}
          lookup={<Button size="small" onClick={close}>{t`Look whether it is there`}</Button>}
        />
        <ApiRequest calls={[call]} />
      </Stack>
    </Dialog>
  );
}

function CreatedKey({ created }: { created: S3Key | undefined }) {
  const { t } = useLingui();
  if (!created?.secretKey) {
    return (
      <Alert tone="warning" title={t`The storage did not send the secret key`}>
        {t`Without it the key is of no use. Delete it from the list and create another one.`}
      </Alert>
    );
  }
  return (
    <Stack>
      <Alert tone="warning" title={t`Copy the secret key now`}>
        {t`It is not shown again. If you lose it, delete the key and create another one.`}
      </Alert>
      <KeyValueList
        items={[
          { label: t`Access key`, value: created.accessKey, copy: created.accessKey, monospace: true, wide: true },
          { label: t`Secret key`, value: created.secretKey, copy: created.secretKey, monospace: true, wide: true },
        ]}
      />
    </Stack>
  );
}
