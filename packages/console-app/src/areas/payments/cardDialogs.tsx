import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack } from '@livery/ui';
import { ConfirmAction, type ActionDialogProps } from '#kit';
import type { PaymentRecord } from '#shared/storage.js';
import { useToasts } from '#shared/toasts.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useConnectionReason } from '#shared/useConnectionReason.js';
import type { NamedCard } from './actions.js';
import { useVerification } from './useVerification.js';
import { VerificationNote } from './VerificationNote.js';
import { VerificationOutcome } from './VerificationOutcome.js';

/** Asks before a payment method is deleted. */
export function DeleteDialog(props: ActionDialogProps<NamedCard>) {
  const { t } = useLingui();
  const { recurringPaymentsEnabled } = useSiteConfig();
  const { name, is_primary } = props.row;
  return (
    <ConfirmAction {...props} heading={t`Delete ${name}?`}>
      {is_primary && recurringPaymentsEnabled
        ? t`It is primary now: automatic top-ups charge another payment method, or none.`
        : t`It is not charged any more. To use it again you have to add it again.`}
    </ConfirmAction>
  );
}

/** Says what verifying a card charges, and does it. */
export function VerifyDialog({ row, dialog }: ActionDialogProps<NamedCard>) {
  const { t } = useLingui();
  const { verify, isRunning } = useVerification(row.processor.keyword);
  const disconnected = useConnectionReason();
  const [id] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<unknown>();
  const [record, setRecord] = useState<PaymentRecord>();
  const toasts = useToasts();
  const close = () => dialog.onOpenChange(false);
  const start = async () => {
    setError(undefined);
    try {
      const sent = await verify(row, id);
      setRecord(sent);
      if (sent.state !== 'done') return;
      const { name } = row;
      toasts.success(t`${name} is verified`);
      close();
    } catch (thrown) {
      setError(thrown);
    }
  };
  const { name } = row;
  return (
    <Dialog
      {...dialog}
      heading={t`Verify ${name}`}
      size="small"
      loading={isRunning}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>
            {record ? t`Close` : t`Cancel`}
          </Button>
          {!record && (
            <Button variant="primary" loading={isRunning} disabledReason={disconnected} onClick={() => void start()}>
              {t`Verify`}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <VerificationNote keyword={row.processor.keyword} />
        <VerificationOutcome record={record} error={error} />
      </Stack>
    </Dialog>
  );
}
