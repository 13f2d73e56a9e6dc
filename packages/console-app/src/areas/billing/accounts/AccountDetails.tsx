import { useLingui } from '@lingui/react/macro';
import { Card, InfoIcon, KeyValueList, Link, Stack } from '@livery/ui';
import { entryOf } from '@livery/api/domain/openValues';
import type { BillingAccount, BillingAccountFieldName } from '@livery/api/generated/types';
import { statusLabel } from '#kit';
import { billingAccounts } from '#resources/billingAccounts.js';
import { limitedText } from '#resources/components/limitedText.js';
import { useChargeReason } from '#shared/billingAccounts.js';
import { useBrand } from '#shared/brand.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useUnits } from '#shared/units.js';
import { useCodeNames } from './useCodeNames.js';
import { useFieldLabels } from './useFieldLabels.js';
import { useYesNo } from './useYesNo.js';

const customer: BillingAccountFieldName[] = [
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'customer_name',
  'customer_phone',
  'customer_id_number',
  'email',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'country',
  'lang',
];

/** Who pays, and what the provider has set (specification: account and billing, section 3). */
export function AccountDetails({ account }: { account: BillingAccount }) {
  const { t, i18n } = useLingui();
  const labels = useFieldLabels();
  const { countryName, languageName } = useCodeNames();
  const { number } = useUnits();
  const { integrationId, invoiceTerm, tax } = useBrand();
  const { registrationUrl } = integrationId;
  const { referralCodeEnabled } = useSiteConfig();
  const taxLabel = i18n._(tax.label);
  const yesNo = useYesNo(account);
  const labelOf = (standing: string) =>
    billingAccounts.status ? statusLabel(i18n, billingAccounts.status, standing) : standing;
  const valueOf = (field: BillingAccountFieldName) => {
    const value = account[field];
    if (field === 'country') return countryName(value) ?? value;
    return field === 'lang' ? (languageName(value) ?? value) : value;
  };
  const { integration_id, restriction_level, suspend_reason } = account;
  return (
    <Stack gap={4}>
      <Card heading={t`Customer`}>
        <KeyValueList items={customer.map((field) => ({ label: labels[field], value: valueOf(field) }))} />
      </Card>
      <Card heading={t`Contract`}>
        <KeyValueList
          items={[
            {
              label: t`Status`,
              value: labelOf(account.status),
              info: (
                <StandingInfo
                  label={t`About the status`}
                  of={account.status}
                  account={{ ...account, restriction_level: 'CLEAR' }}
                />
              ),
            },
            {
              label: t`Restriction level`,
              value: restriction_level === 'CLEAR' ? t`None` : labelOf(restriction_level),
              info: (
                <StandingInfo
                  label={t`About the restriction level`}
                  of={restriction_level}
                  account={{ ...account, status: 'ACTIVE' }}
                />
              ),
            },
            { label: t`Reason of the suspension`, value: suspend_reason === null ? t`None` : suspend_reason },
            { label: t`${taxLabel} in percent`, value: number(account.vat_percentage) },
            {
              label: t`Discount in percent`,
              value: number(account.discount_percentage),
              info: (
                <InfoIcon
                  label={t`About the discount`}
                  content={t`Taken off the costs of each month, before ${taxLabel}.`}
                />
              ),
            },
            {
              label: invoiceTerm === 'order' ? t`Orders by email` : t`Invoices by email`,
              value: yesNo('send_invoice_email'),
            },
            { label: t`Paid by invoice`, value: yesNo('paying_by_invoice') },
            {
              label: labels.integration_id,
              value:
                integration_id || !registrationUrl ? (
                  integration_id
                ) : (
                  <Link href={registrationUrl} external>{t`Register for one`}</Link>
                ),
              copyValue: integration_id || undefined,
            },
            { label: t`Document`, value: account.document_name },
            ...(referralCodeEnabled
              ? [
                  { label: labels.referral_code, value: account.referral_code },
                  {
                    label: t`Your code to share`,
                    value: account.referral_share_code,
                    copyValue: account.referral_share_code || undefined,
                  },
                ]
              : []),
            { label: t`Site`, value: account.site },
            { label: t`Reseller`, value: account.reseller },
            { label: t`User`, value: Number.isFinite(account.user_id) ? String(account.user_id) : undefined },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** What the status or the level of restriction of an account means by itself; nothing for one that nobody knows. */
function StandingInfo({ label, of, account }: { label: string; of: string; account: BillingAccount }) {
  const { t, i18n } = useLingui();
  const refused = useChargeReason()(account);
  const texts: Readonly<Record<string, string>> = {
    ACTIVE: t`It is in use: new resources can be charged to it unless it is restricted.`,
    CLEAR: t`Nothing is restricted.`,
    LIMITED: i18n._(limitedText),
  };
  const text = refused ?? entryOf(texts, of);
  return text === undefined ? null : <InfoIcon label={label} content={text} />;
}
