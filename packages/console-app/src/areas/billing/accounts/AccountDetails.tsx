import { useLingui } from '@lingui/react/macro';
import { Card, KeyValueList, Link, Stack } from '@livery/ui';
import type { BillingAccount, BillingAccountFieldName } from '@livery/api/generated/types';
import { useBrand } from '#shared/brand.js';
import { useUnits } from '#shared/units.js';
import { useCodeNames } from './useCodeNames.js';
import { useFieldLabels } from './useFieldLabels.js';

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
  const { integrationId, tax } = useBrand();
  const { registrationUrl } = integrationId;
  const taxLabel = i18n._(tax.label);
  const yesNo = (is: boolean) => (is ? t`Yes` : t`No`);
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
            { label: t`Status`, value: account.status },
            { label: t`Restriction level`, value: restriction_level },
            { label: t`Reason of the suspension`, value: suspend_reason ?? t`None` },
            { label: t`${taxLabel} in percent`, value: number(account.vat_percentage) },
            { label: t`Discount in percent`, value: number(account.discount_percentage) },
            { label: t`Invoices by email`, value: yesNo(account.send_invoice_email) },
            { label: t`Paid by invoice`, value: yesNo(account.paying_by_invoice) },
            {
              label: labels.integration_id,
              value:
                integration_id || !registrationUrl ? (
                  integration_id
                ) : (
                  <Link href={registrationUrl} external>{t`Register for one`}</Link>
                ),
              copy: integration_id || undefined,
            },
            { label: t`Document`, value: account.document_name },
            { label: labels.referral_code, value: account.referral_code },
            {
              label: t`Your code to share`,
              value: account.referral_share_code,
              copy: account.referral_share_code || undefined,
            },
            { label: t`Site`, value: account.site },
            { label: t`Reseller`, value: account.reseller },
            { label: t`User`, value: String(account.user_id) },
          ]}
        />
      </Card>
    </Stack>
  );
}
