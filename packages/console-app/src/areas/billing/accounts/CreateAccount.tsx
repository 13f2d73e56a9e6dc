import { useLayoutEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Alert, FormSection, RadioCards } from '@livery/ui';
import { createBillingAccount } from '@livery/api/queries/accountChanges';
import { billingAccounts as allAccounts, openBillingAccounts } from '@livery/api/queries/billing';
import { bindMutation, CreatePage } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { FormField } from '#shared/form/FormField.js';
import { formPart, useForm } from '#shared/form/useForm.js';
import { useMoney } from '#shared/money.js';
import { useStorage } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { type AccountValues, noTexts, sentDocument, sentOf, textFields, useAccountFields } from './accountForm.js';
import { AccountSections } from './AccountSections.js';
import * as styles from './accounts.css.js';

interface Values extends AccountValues {
  /** How it is paid. */
  type: 'other' | 'invoice';
}

/** Creates a billing account, with the fields of the site's configuration (specification: account and billing, section 5). */
export default function CreateAccount() {
  const { t } = useLingui();
  const { siteName, referralCodeEnabled, paymentProcessors } = useSiteConfig();
  const query = useQuery(openBillingAccounts());
  const { data: all } = useQuery(allAccounts());
  const { referralCode } = useStorage();
  const referral = referralCodeEnabled ? (referralCode.get() ?? '') : '';
  const fields = useAccountFields(referral === '' ? undefined : 'referral_code');
  const form = useForm<Values>({
    defaults: { texts: { ...noTexts, referral_code: referral }, document: null, type: 'other' },
    check: fields.check,
    draft: { name: billingAccounts.kind, omit: ['document'] },
    errorSummary: true,
  });
  const { getValues, setValue } = form;
  // A draft of before the link was opened knows nothing of its code.
  useLayoutEffect(() => {
    if (referral !== '' && getValues('texts.referral_code') === '') setValue('texts.referral_code', referral);
  }, [referral, getValues, setValue]);
  const { texts, document, type } = form.values;
  const visible = new Set(fields.settings.map(({ field }) => field));
  const sent = textFields.flatMap((field) => {
    const text = sentOf(field, texts[field]);
    return text !== '' && visible.has(field) ? [[field, text] as const] : [];
  });
  const title = texts.title.trim();
  const site = query.data?.[0]?.site ?? siteName;
  const mutation = bindMutation(createBillingAccount, {
    ...Object.fromEntries(sent),
    title,
    site,
    create_type: type,
    ...sentDocument(document),
  });
  const hasInvoice = paymentProcessors.some((one) => one.type === 'invoice');
  return (
    <CreatePage
      resource={billingAccounts}
      form={form}
      queries={{ accounts: query }}
      mutation={mutation}
      labelOf={fields.labelOf}
      created={{
        done: t`Created ${title}`,
        // Used once: the next account is not the recommended person's first. One that was not sent is kept for it.
        onSuccess: () => {
          if (sentOf('referral_code', texts.referral_code) === referralCode.get()?.trim()) referralCode.clear();
        },
      }}
      progress={document ? t`Sending ${{ name: document.name }}` : undefined}
    >
      <Expectations mayBeFirst={all?.length === 0} />
      <AccountSections form={formPart<AccountValues, Values>(form)} fields={fields} />
      {hasInvoice && (
        <FormSection heading={t`Payment`}>
          <FormField form={form} name="type">
            {(field) => (
              <RadioCards
                {...field}
                label={t`How it is paid`}
                onChange={(id) => field.onChange(id === 'invoice' ? 'invoice' : 'other')}
                options={[
                  {
                    id: 'other',
                    label: t`From credit`,
                    description: t`Topped up by card or another payment method.`,
                  },
                  {
                    id: 'invoice',
                    label: t`By invoice`,
                    description: t`After an administrator has approved it. Until then from credit.`,
                  },
                ]}
              />
            )}
          </FormField>
        </FormSection>
      )}
    </CreatePage>
  );
}

/** What the site's configuration means for a new account. One that was deleted before it is not in every list. */
function Expectations({ mayBeFirst }: { mayBeFirst: boolean }) {
  const { t } = useLingui();
  const { money } = useMoney();
  const { manualBillingAccountValidation, allowDebt, firstAccountCredit } = useSiteConfig();
  const credit = money(firstAccountCredit);
  const facts = [
    manualBillingAccountValidation &&
      t`The provider validates new billing accounts by hand: something can be charged to it after that.`,
    mayBeFirst && firstAccountCredit && t`If it is your first billing account, it begins with ${credit} of credit.`,
    allowDebt
      ? t`Its credit may go below zero.`
      : t`Its credit is not meant to go below zero: an account in debt may be restricted.`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className={styles.expectations}>
      <Alert tone="info" urgency="off">
        {facts.length > 1 ? (
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : (
          facts
        )}
      </Alert>
    </div>
  );
}
