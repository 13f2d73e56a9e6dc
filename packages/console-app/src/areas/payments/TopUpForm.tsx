import { useLayoutEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  Alert,
  Card,
  CardBrand,
  EmptyState,
  FormLayout,
  FormSection,
  Link,
  LinkButton,
  NumberField,
  RadioCards,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@livery/ui';
import { decimalsOf, unknownAmount } from '@livery/api/domain/money';
import { canPayWith, checkTopUpAmount, linkMethodsOf, type ReadCard } from '@livery/api/domain/payments';
import { promotionProgress } from '@livery/api/domain/promotions';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import type { BillingAccount } from '@livery/api/generated/types';
import { paymentsTexts } from '#generated/payments/texts.js';
import { openPaymentWindow } from '#integrations/payments/paymentWindow.js';
import { useMethodName } from '#resources/useMethodName.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { FormField } from '#shared/form/FormField.js';
import { checkedForm, useFormValues, type Form } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { href } from '#shared/paths.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useServices } from '#shared/services.js';
import { base } from '#shared/session.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useSiteMoney } from '#shared/siteMoney.js';
import type { ConsoleStorage, PaymentRecord } from '#shared/storage.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { useSearchState } from '#shared/useSearchState.js';
import type { Confirmation } from './flow/paymentDesk.js';
import { brandOf, useExpiryText } from './methods.js';
import { opensWindow, stepOf, type StartedPayment } from './nextStep.js';
import { chooseMethod, topUpMethods, type TopUpMethod } from './topUpMethods.js';
import { TopUpSummary, useFinalAmount } from './TopUpSummary.js';
import { useAccountsAndCards } from './useAccountsAndCards.js';
import { usePaymentDesk } from './usePaymentDesk.js';
import { vaultSession } from './vaultSession.js';

interface TopUpFormProps {
  /** Why nothing was sent when Pay was pressed last. */
  failure: unknown;
  /** Called with the confirmation that is about to be sent; with why, where nothing was sent. */
  onStart: (payment: StartedPayment | undefined, failure?: unknown) => void;
  /** Called with what the person has to do, and what was sent, also where the form is gone. */
  onProgress: (payment: StartedPayment, record?: PaymentRecord) => void;
}

const defaults: { amount: number | null; account: string | null; method: string | null } = {
  // Empty as well; a draft keeps a number where the default is one.
  amount: NaN,
  account: null,
  method: null,
};

/** What to buy, for which account, and how to pay for it. */
export function TopUpForm(props: TopUpFormProps) {
  const { t } = useLingui();
  const { query, failure } = useAccountsAndCards();
  return (
    <QueryBoundary
      query={query}
      failure={failure}
      skeleton={
        <Stack>
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={240} />
        </Stack>
      }
    >
      {(data) =>
        data.accounts.length > 0 ? (
          <Fields {...props} {...data} />
        ) : (
          <EmptyState>{t`Credit belongs to a billing account: create one first.`}</EmptyState>
        )
      }
    </QueryBoundary>
  );
}

interface FieldsProps extends TopUpFormProps {
  accounts: readonly BillingAccount[];
  cards: readonly ReadCard[];
}

function Fields({ accounts: open, cards, failure, onStart, onProgress }: FieldsProps) {
  const { t } = useLingui();
  const config = useSiteConfig();
  const { environment, storage } = useServices();
  const { address } = environment;
  const desk = usePaymentDesk();
  const issueText = useIssueText(paymentsTexts);
  const { money } = useSiteMoney();
  const [wanted, changeWanted] = useSearchState(['account', 'amount', 'method']);
  const [isSending, setSending] = useState(false);
  const [now] = useState(Date.now);
  const minimum = config.minimumTopupAmount;
  const decimals = decimalsOf(config.siteCurrency);
  // The field would show an amount that its currency cannot have rounded, and another one would be paid.
  const wantedAmount = Number(Number(wanted.amount).toFixed(decimals));
  const fields = useFormValues<typeof defaults>({
    defaults: { ...defaults, account: wanted.account ?? null, amount: wantedAmount || NaN },
    draft: { name: 'top_up', omit: [] },
  });
  const { values, setValue } = fields;
  // What the address asks for goes before what was left here earlier, for another account perhaps.
  useLayoutEffect(() => {
    for (const name of ['account', 'method'] as const) if (wanted[name] !== undefined) setValue(name, wanted[name]);
  }, [wanted, setValue]);
  useLayoutEffect(() => {
    if (wantedAmount > 0) setValue('amount', wantedAmount);
  }, [wantedAmount, setValue]);
  // And follows what is chosen instead, so that a reload finds it.
  const follow = (name: keyof typeof wanted, value: string | number | null) => {
    if (wanted[name] !== undefined) changeWanted({ [name]: value === null ? undefined : String(value) });
  };
  // What stood there at first is what the person saw, and no other takes its place unasked.
  const [firstAccount] = useState(() => requestedOrDefault(open, () => false)?.id);
  const account = open.find(({ id }) => String(id) === (values.account ?? String(firstAccount)));
  const methods = topUpMethods(
    config,
    cards.filter((card) => card.billing_account_id === account?.id),
    account ? linkMethodsOf(account) : [],
  );
  const usable = chooseMethod(methods, null, now)?.id;
  const [first, setFirst] = useState<{ account: number; method: string | undefined }>();
  if (account && account.id !== first?.account) setFirst({ account: account.id, method: usable });
  const chosen = chosenOf(values.method);
  const missing = t`Verified payment method is missing`;
  const gone = t`What you chose is no longer offered. Choose another one.`;
  const noMethod = usable === undefined ? missing : gone;
  const form = checkedForm(fields, ({ amount, method }) => ({
    account: account ? undefined : gone,
    amount: amountProblem(amount),
    method: chosenOf(method) ? undefined : noMethod,
  }));
  const total = useFinalAmount(account, chosen, amountProblem(values.amount) === undefined ? values.amount : null);

  function amountProblem(amount: number | null): string | undefined {
    const [issue] = checkTopUpAmount(amount, minimum);
    return issue && issueText(issue.params ? { ...issue, params: { min: money(Number(issue.params.min)) } } : issue);
  }

  function chosenOf(method: string | null): TopUpMethod | undefined {
    // What was chosen for another billing account is no choice for this one.
    const others = cards.find(({ id }) => `card:${id}` === method);
    const isOthers = others !== undefined && others.billing_account_id !== account?.id;
    return chooseMethod(methods, (isOthers ? null : method) ?? first?.method ?? null, now);
  }

  async function pay({ amount }: Pick<typeof defaults, 'amount'>): Promise<void> {
    // The total that the person sees is that of the amount on the screen.
    if (!account || !chosen || amount === null || amount !== values.amount || !total.final) return;
    // The form stays in sight where the next screen is on its way already: a second press is none.
    if (isSending) return;
    setSending(true);
    const processor = 'card' in chosen ? chosen.card.processor.keyword : chosen.processor.keyword;
    const opened = opensWindow(processor) ? openPaymentWindow() : undefined;
    const frontBaseUrl = `${address.origin}${base}`;
    const id = crypto.randomUUID();
    const common = { id, account: account.id, processor, amount, final: total.final, method: chosen.id };
    const returnUrl = `${frontBaseUrl}/payment_return?payment=${id}`;
    const confirmation: Confirmation =
      'card' in chosen
        ? {
            ...common,
            kind: 'card',
            card: chosen.card.id,
            ...cardOptions(storage, processor, frontBaseUrl, chosen.processor?.use_3ds_verification),
          }
        : {
            ...common,
            kind: 'link',
            params: { return_url: returnUrl, ...(chosen.method && { method: chosen.method.key }) },
          };
    onStart({ id, processor });
    try {
      const { record, next } = await desk.confirm(confirmation);
      form.onSubmitted();
      const { amount: charged, currency } = total.final;
      const step = stepOf(next, { processor, returnUrl, amount: charged, currency });
      // Wherever the person is by then: no empty window is left, and nobody who pays in it is interrupted later.
      if (step.kind === 'window') opened?.show(step.page);
      else opened?.close();
      onProgress({ id, processor, step, opened }, record);
    } catch (thrown) {
      opened?.close();
      setSending(false);
      onProgress({ id, processor, step: { kind: 'wait' }, failure: thrown });
      onStart(undefined, thrown);
    }
  }

  return (
    <form noValidate autoComplete="off" onSubmit={form.submit((confirmed) => void pay(confirmed))}>
      <FormLayout
        aside={
          <TopUpSummary
            account={account}
            method={chosen}
            amount={amountProblem(values.amount) === undefined ? values.amount : null}
            total={total}
            loading={isSending}
            failure={failure !== undefined && <ErrorAlert heading={t`Top-up error`} error={failure} />}
          />
        }
      >
        <FormSection heading={t`Credit`} description={t`What you use is paid from the credit of a billing account.`}>
          <NarrowField>
            <FormField form={form} name="account">
              {(field) => (
                <Select
                  {...field}
                  label={t`Billing account`}
                  value={account ? String(account.id) : null}
                  onChange={(id) => {
                    field.onChange(id);
                    follow('account', id);
                  }}
                  options={open.map((one) => ({
                    id: String(one.id),
                    label: one.title,
                    description: t`Credit: ${{ credit: money(one.credit_amount) }}`,
                  }))}
                />
              )}
            </FormField>
          </NarrowField>
          <NarrowField>
            <FormField form={form} name="amount">
              {(field) => (
                <NumberField
                  {...field}
                  onChange={(amount) => {
                    field.onChange(amount);
                    follow('amount', amount || null);
                  }}
                  label={t`Top-up amount`}
                  required
                  unit={config.siteCurrency}
                  step={10}
                  formatOptions={{ maximumFractionDigits: decimals }}
                  description={Number.isNaN(minimum) ? undefined : t`At least ${{ minimum: money(minimum) }}`}
                />
              )}
            </FormField>
          </NarrowField>
          <Promotions account={account} />
        </FormSection>
        <FormSection heading={t`Payment method`}>
          {usable === undefined && (
            <Alert tone="warning" urgency="off" heading={missing}>
              {t`Add a payment method, and verify it.`}
            </Alert>
          )}
          <MethodField form={form} methods={methods} chosen={chosen} onChoose={(id) => follow('method', id)} />
          <div>
            <LinkButton href={href('paymentMethods', {}, { account: account && String(account.id) })}>
              {t`Payment methods`}
            </LinkButton>
          </div>
        </FormSection>
      </FormLayout>
    </form>
  );
}

/** What only some processors of cards are sent (specification: account and billing, section 7). */
function cardOptions(storage: ConsoleStorage, processor: string, frontBaseUrl: string, force3ds = false) {
  if (processor === 'omise_creditcard') return { frontBaseUrl, force3ds };
  return processor === 'paypal_vault' ? { session: vaultSession(storage) } : {};
}

interface MethodFieldProps {
  form: Form<typeof defaults>;
  methods: readonly TopUpMethod[];
  chosen: TopUpMethod | undefined;
  onChoose: (id: string) => void;
}

function MethodField({ form, methods, chosen, onChoose }: MethodFieldProps) {
  const { t } = useLingui();
  const reason = useReason({ reasons: paymentsTexts.reasons });
  const nameOf = useMethodName();
  const expiryText = useExpiryText();
  const feeText = useFeeText();
  const [now] = useState(Date.now);
  const option = (one: TopUpMethod) => {
    const fee = one.processor && feeText(one.processor.service_fee);
    if (!('card' in one)) {
      const { processor, method } = one;
      return { id: one.id, label: method ? `${processor.name}: ${method.name}` : processor.name, meta: fee };
    }
    const expiry = expiryText(one.card);
    return {
      id: one.id,
      label: nameOf(one.card),
      description: expiry && t`Valid until ${expiry}`,
      icon: <CardBrand brand={brandOf(one.card)} size={16} />,
      meta: fee,
      disabledReason: reason(canPayWith(one.card, now)),
    };
  };
  return (
    <FormField form={form} name="method">
      {(field) => (
        <RadioCards
          {...field}
          label={t`Pay with`}
          layout="list"
          value={chosen?.id ?? null}
          onChange={(id) => {
            field.onChange(id);
            onChoose(id);
          }}
          options={methods.map(option)}
        />
      )}
    </FormField>
  );
}

/** Says what a processor asks beside the amount: flat rate and percentage. */
function useFeeText() {
  const { t, i18n } = useLingui();
  const { money } = useSiteMoney();
  return (fee: { flat_rate: number; percentage: number } | null | undefined): string => {
    if (!fee || (fee.flat_rate === 0 && fee.percentage === 0)) return t`no fee`;
    const parts = [
      fee.flat_rate <= 0 ? undefined : money(fee.flat_rate),
      fee.percentage <= 0
        ? undefined
        : Number.isFinite(fee.percentage)
          ? i18n.number(fee.percentage / 100, { style: 'percent', maximumFractionDigits: 2 })
          : unknownAmount,
    ];
    const text = parts.filter(Boolean).join(' + ');
    return t`fee ${text}`;
  };
}

/** Credit that a top-up brings on top (specification: account and billing, section 3). */
function Promotions({ account }: { account: BillingAccount | undefined }) {
  const { t } = useLingui();
  const { money } = useSiteMoney();
  const open = (account?.eligible_promotions ?? []).filter(({ amount }) => amount > 0);
  if (open.length === 0) return null;
  return (
    <Card padding="normal">
      <Stack gap={1}>
        {open.map((promotion, index) => {
          const bonus = money(promotion.amount);
          const topUp = promotionProgress(promotion);
          const left = money(topUp?.left);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- promotions have no id, and an item keeps nothing
            <Text key={index}>
              {topUp === undefined
                ? t`${bonus} of credit on top.`
                : t`${bonus} of credit on top, once you have topped up ${left} more.`}
            </Text>
          );
        })}
        <Link href={href('priceList')}>{t`Price list`}</Link>
      </Stack>
    </Card>
  );
}
