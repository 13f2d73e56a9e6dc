import { useLingui } from '@lingui/react/macro';
import type { BillingAccountFieldName } from '@livery/api/generated/types';
import { useBrand } from '#shared/brand.js';

/** What the fields of a billing account are called; some as the brand calls them. */
export function useFieldLabels(): Readonly<Record<BillingAccountFieldName, string>> {
  const { t, i18n } = useLingui();
  const { tax, integrationId } = useBrand();
  const taxLabel = i18n._(tax.label);
  return {
    title: t`Name of the billing account`,
    email: t`Email`,
    customer_name: t`Contact person`,
    customer_phone: t`Phone`,
    customer_id_number: t`Personal identification code`,
    company_name: t`Company`,
    company_reg_code: t`Registration code`,
    company_vat_number: t`${taxLabel} number`,
    address_line1: t`Street and house number`,
    address_line2: t`Address, second line`,
    city: t`City`,
    county: t`County`,
    post_index: t`Postal code`,
    country: t`Country`,
    lang: t`Billing language`,
    referral_code: t`Referral code`,
    integration_id: i18n._(integrationId.label),
    document: t`Document`,
    document_name: t`Document`,
  };
}
