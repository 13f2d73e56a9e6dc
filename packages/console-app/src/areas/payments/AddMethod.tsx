import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Inline, RadioCards, Select, Stack, Text } from '@livery/ui';
import { canApplyForInvoicePayment, invoicePaymentState } from '@livery/api/domain/invoices';
import { processorsOf, type ReadCard } from '@livery/api/domain/payments';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import type { BillingAccount, Card as PaymentMethod } from '@livery/api/generated/types';
import { applyForInvoicePayment } from '@livery/api/queries/payments';
import { billingTexts } from '#generated/billing/texts.js';
import { ActionFailure, ApiRequest, bindMutation, useAction } from '#kit';
import { NarrowField } from '#shared/layout.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import type { PaymentRecord } from '#shared/storage.js';
import { useReason } from '#shared/texts/reasons.js';
import { useToasts } from '#shared/toasts.js';
import { useIsVisible } from '#shared/useIsVisible.js';
import { OmiseCardForm } from './OmiseCardForm.js';
import { StripeCardForm } from './StripeCardForm.js';
import type { TokenFormProps } from './useSaveCard.js';
import { useVerification } from './useVerification.js';
import { VaultForm } from './VaultForm.js';
import { VerificationNote } from './VerificationNote.js';
import { VerificationOutcome } from './VerificationOutcome.js';

interface AddMethodProps {
  accounts: readonly BillingAccount[];
  /** What is saved already, of all of them. */
  cards: readonly ReadCard[];
  /** Id of the billing account that is wanted, as text. */
  account: string | undefined;
  /** Keyword of the processor that is wanted. */
  processor: string | undefined;
  onChoose: (choice: { account?: string; add?: string }) => void;
  onClose: () => void;
}

/** Adds a payment method: whose it is, by which processor, and what that asks. */
export default function AddMethod({
  accounts,
  cards,
  account: wanted,
  processor: keyword,
  onChoose,
  onClose,
}: AddMethodProps) {
  const { t } = useLingui();
  const config = useSiteConfig();
  const [isSaving, setSaving] = useState(false);
  const processors = [...processorsOf(config, 'creditcard'), ...processorsOf(config, 'invoice')];
  const account = requestedOrDefault(accounts, ({ id }) => String(id) === wanted) ?? accounts[0];
  const processor = processors.find((one) => one.keyword === keyword) ?? processors[0];
  return (
    <Card
      heading={t`Add payment method`}
      footer={
        <Button onClick={onClose} disabled={isSaving}>
          {t`Close`}
        </Button>
      }
    >
      {!account ? (
        <Alert tone="info" urgency="off">{t`Payment methods belong to a billing account: create one first.`}</Alert>
      ) : !processor ? (
        <Alert tone="info" urgency="off">{t`This site saves no payment methods.`}</Alert>
      ) : (
        <Stack gap={6}>
          <NarrowField>
            <Select
              label={t`Billing account`}
              value={String(account.id)}
              options={accounts.map(({ id, title }) => ({ id: String(id), label: title }))}
              onChange={(id) => onChoose({ account: id })}
              disabled={isSaving}
            />
          </NarrowField>
          <RadioCards
            label={t`Kind`}
            value={processor.keyword}
            options={processors.map((one) => ({ id: one.keyword as string, label: one.name }))}
            onChange={(id) => onChoose({ add: id })}
            disabled={isSaving}
          />
          <ProcessorForm
            key={processor.keyword}
            account={account}
            cards={cards}
            keyword={processor.keyword}
            onSaving={setSaving}
            onDone={onClose}
          />
        </Stack>
      )}
    </Card>
  );
}

interface ProcessorFormProps extends Pick<TokenFormProps, 'keyword' | 'onSaving'>, Pick<AddMethodProps, 'cards'> {
  account: BillingAccount;
  /** Called when the method was saved, and there is nothing more to do. */
  onDone: () => void;
}

function ProcessorForm(props: ProcessorFormProps) {
  const { t } = useLingui();
  const { keyword } = props;
  if (keyword === 'invoice') return <InvoiceForm key={props.account.id} {...props} />;
  if (keyword === 'stripe_creditcard') return <CardForm {...props} Form={StripeCardForm} />;
  if (keyword === 'omise_creditcard') return <CardForm {...props} Form={OmiseCardForm} />;
  if (keyword === 'paypal_vault') return <CardForm {...props} Form={VaultForm} />;
  return <Alert tone="warning">{t`This console does not know the payment processor ${keyword}.`}</Alert>;
}

/** The same for as long as the component is shown: what is open by then is not closed by what has gone. */
function useWhileVisible(call: () => void): () => void {
  const isVisible = useIsVisible();
  return () => {
    if (isVisible.current) call();
  };
}

/** Saves a method by its processor's form, and verifies it where it has to be. */
function CardForm({
  Form,
  account: { id: account },
  keyword,
  onSaving,
  onDone,
}: Omit<ProcessorFormProps, 'cards'> & { Form: (props: TokenFormProps) => React.ReactNode }) {
  const { t } = useLingui();
  const { verify, isRunning } = useVerification(keyword);
  const toasts = useToasts();
  const close = useWhileVisible(onDone);
  const [record, setRecord] = useState<PaymentRecord>();
  const [error, setError] = useState<unknown>();
  /** The account that a method was saved for; another can be saved for another. */
  const [savedFor, setSavedFor] = useState<number>();
  const onSaved = async (card: PaymentMethod | undefined) => {
    setSavedFor(account);
    setRecord(undefined);
    setError(undefined);
    if (!card || card.is_verified) {
      toasts.success(t`Payment method added`);
      close();
      return;
    }
    try {
      const sent = await verify(card, crypto.randomUUID());
      setRecord(sent);
      if (sent.state !== 'done') return;
      toasts.success(t`Payment method added and verified`);
      close();
    } catch (thrown) {
      setError(thrown);
    }
  };
  return (
    <Stack gap={4}>
      <VerificationNote keyword={keyword} />
      {savedFor === account ? (
        <VerificationOutcome
          record={record}
          error={error}
          hint={t`The card is saved. You can verify it from the list.`}
        />
      ) : (
        <Form account={account} keyword={keyword} onSaving={onSaving} onSaved={onSaved} />
      )}
      {isRunning && <Text tone="muted">{t`Verifying the card…`}</Text>}
    </Stack>
  );
}

/** Applies for payment by invoice, which an administrator approves. */
function InvoiceForm({ account, cards, onDone }: Pick<ProcessorFormProps, 'account' | 'cards' | 'onDone'>) {
  const { t } = useLingui();
  const action = useAction(useWhileVisible(onDone));
  const reason = useReason(billingTexts)(canApplyForInvoicePayment(invoicePaymentState(account, cards)));
  const mutation = bindMutation(applyForInvoicePayment, { billing_account_id: account.id });
  return (
    <Stack gap={4}>
      <Text>{t`What you use is billed each month. An administrator decides about your application; until then it is pending.`}</Text>
      <ActionFailure action={action} />
      <Inline>
        <Button
          variant="primary"
          {...action.button(reason)}
          onClick={() => void action.run(mutation, { done: t`Applied for payment by invoice` })}
        >
          {t`Apply for payment by invoice`}
        </Button>
      </Inline>
      <ApiRequest mutations={[mutation]} />
    </Stack>
  );
}
