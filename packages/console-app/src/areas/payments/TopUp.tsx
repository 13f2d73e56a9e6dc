import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Button, Card, LinkButton, PageHeader, Spinner, Stack, Text } from '@livery/ui';
import type { VendorOutcome } from '#integrations/payments/vendors.js';
import { href } from '#shared/paths.js';
import { useEnvironment, useService } from '#shared/services.js';
import type { PaymentRecord } from '#shared/storage.js';
import { errorText } from '#shared/texts/errors.js';
import { useToasts } from '#shared/toasts.js';
import { useSearchState } from '#shared/useSearchState.js';
import { againAfter, isSettled } from './flow/records.js';
import type { PaymentStep, StartedPayment } from './nextStep.js';
import { PaymentNotices } from './PaymentNotices.js';
import { PaymentOutcome } from './PaymentOutcome.js';
import { PaymentStepView } from './PaymentStepView.js';
import { createStartedPayments } from './startedPayments.js';
import { TopUpForm } from './TopUpForm.js';
import { usePaymentDesk } from './usePaymentDesk.js';
import { usePaymentProgress } from './usePayments.js';

/** Adds credit to a billing account (specification: account and billing, sections 2, 5 and 7). */
export default function TopUp() {
  const { t, i18n } = useLingui();
  const [{ payment }, change] = useSearchState(['payment', 'account', 'amount', 'method']);
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const toasts = useToasts();
  const environment = useEnvironment();
  const payments = useService(createStartedPayments);
  const started = useSyncExternalStore(payments.subscribe, () => payments.of(payment));
  // Here and not in the form, which is gone while a confirmation is sent.
  const [failure, setFailure] = useState<unknown>();
  const unsent = started?.failure;

  function onProgress(begun: StartedPayment, record?: PaymentRecord): void {
    payments.put(begun);
    if (new URLSearchParams(environment.address.search).get('payment') === begun.id) return;
    // Whoever has gone elsewhere meanwhile is told there.
    if (!record) {
      toasts.danger(t`Top-up error`, { detail: errorText(i18n, begun.failure) });
      return;
    }
    const next = begun.step?.kind !== 'wait' && {
      text: t`A payment is not confirmed yet`,
      label: t`Continue at the processor`,
      onAction: () => navigate(href('topUp', {}, { payment: begun.id })),
    };
    import('./followPayments.js')
      .then((code) => code.tellElsewhere(client, record, next || undefined))
      .catch(() => undefined);
  }

  return (
    <Stack>
      <PageHeader heading={t`Top up`} />
      {payment === undefined || unsent !== undefined ? (
        <>
          <PaymentNotices />
          <TopUpForm
            failure={failure ?? unsent}
            onStart={(begun, thrown) => {
              if (begun) payments.put(begun);
              setFailure(thrown);
              // A reload, Back and a copy of this tab find the payment, and no form to send again.
              change({ payment: begun?.id });
            }}
            onProgress={onProgress}
          />
        </>
      ) : (
        <PaymentView
          key={payment}
          id={payment}
          started={started}
          // A step that is over does not begin again when somebody comes back to the payment.
          onOver={() => started && payments.put({ ...started, step: { kind: 'wait' } })}
          onStartOver={(record) => change({ payment: undefined, ...(record && againAfter(record)) }, { push: true })}
        />
      )}
    </Stack>
  );
}

interface PaymentViewProps {
  id: string;
  started: StartedPayment | undefined;
  /** Called once the person is done with the step. */
  onOver: () => void;
  /** Called with what is known of the payment before. */
  onStartOver: (record: PaymentRecord | undefined) => void;
}

/** A payment from its confirmation to its end. */
function PaymentView({ id, started, onOver, onStartOver }: PaymentViewProps) {
  const { t } = useLingui();
  const desk = usePaymentDesk();
  const begun = started?.step;
  const isSending = started !== undefined && begun === undefined;
  const card = useRef<HTMLElement>(null);
  const [followsForm] = useState(isSending);
  // The button that was pressed has gone with the form.
  useEffect(() => {
    if (followsForm) card.current?.focus({ preventScroll: true });
  }, [followsForm]);
  // What a telephone or another window pays is followed while it is shown; the rest once the person is done here.
  const isHere = begun !== undefined && begun.kind !== 'wait' && begun.kind !== 'qr' && begun.kind !== 'window';
  const progress = usePaymentProgress(id, isSending || isHere);
  const { record } = progress;
  const { picture } = record ?? {};
  const step: PaymentStep | undefined = begun ?? (picture === undefined ? undefined : { kind: 'qr', picture });
  const isEnded = record !== undefined && isSettled(record);
  // What stood in the page is gone with it, and nothing else leads to the processor.
  const isLost = !step && record?.state === 'open' && !record.isLeft && !record.isFinished && !record.page;
  const end = (outcome: VendorOutcome) => {
    if (outcome.kind === 'failed' && step?.kind === 'payment') {
      // Missing digits, or a card that was declined: another can be tried here unless the server has ended the payment.
      void desk.look(id).catch(() => undefined);
      return;
    }
    const noted = outcome.kind === 'finished' ? desk.finish(id) : desk.leave(id, whyNotTaken(outcome));
    void noted.catch(() => undefined);
    onOver();
  };
  function whyNotTaken(outcome: VendorOutcome): string | undefined {
    if (outcome.kind === 'unavailable') return t`This browser has no wallet to pay with.`;
    return outcome.kind === 'failed' ? outcome.message : undefined;
  }
  const next = (
    <>
      {isLost && <Text>{t`This payment cannot be continued here. Not paid? Try again.`}</Text>}
      <AfterPayment
        account={record?.account}
        mayBePaid={record?.state === 'done' || record?.state === 'missing'}
        onStartOver={() => onStartOver(record)}
      />
    </>
  );
  return (
    <Card heading={t`Payment`} ref={card} tabIndex={-1}>
      <Stack gap={4}>
        {isSending && <Spinner label={t`Sending the payment`} />}
        {step && !isEnded && (
          <PaymentStepView
            step={step}
            processor={started?.processor ?? ''}
            opened={started?.opened}
            onEnd={end}
            next={next}
          />
        )}
        {!isSending && (!isHere || isEnded) && (
          <PaymentOutcome progress={progress} next={isEnded || !record || record.isLeft || isLost ? next : undefined} />
        )}
      </Stack>
    </Card>
  );
}

function AfterPayment({
  account,
  mayBePaid,
  onStartOver,
}: {
  account: number | undefined;
  mayBePaid: boolean;
  onStartOver: () => void;
}) {
  const { t } = useLingui();
  return (
    <div>
      <Button variant={mayBePaid ? 'secondary' : 'primary'} onClick={onStartOver}>
        {mayBePaid ? t`Top up again` : t`Try again`}
      </Button>{' '}
      <LinkButton
        variant="quiet"
        href={href('usageReport', {}, { account: account === undefined ? undefined : String(account) })}
      >
        {t`Usage report`}
      </LinkButton>
    </div>
  );
}
