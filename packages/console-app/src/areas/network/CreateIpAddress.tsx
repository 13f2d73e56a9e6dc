import { useLingui } from '@lingui/react/macro';
import { FormSection, TextField } from '@livery/ui';
import { createIpAddress } from '@livery/api/queries/addressChanges';
import {
  AccountField,
  bindMutation,
  CreatePage,
  LocationField,
  useBillingAccountChoice,
  useCreateForm,
  useLocationChoice,
} from '#kit';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useAddressPrice } from '#resources/useAddressPrice.js';
import { FormField } from '#shared/form/FormField.js';
import { useMoney } from '#shared/money.js';

const defaults: { location: string | null; name: string; account: string | null } = {
  location: null,
  name: '',
  account: null,
};

/** Reserves a public IPv4 address (specification: infrastructure, section 2). It is charged from then on. */
export default function CreateIpAddress() {
  const { t } = useLingui();
  const locationChoice = useLocationChoice();
  const billingAccountChoice = useBillingAccountChoice();
  const form = useCreateForm(ipAddresses, {
    defaults,
    check: () => ({ location: locationChoice.problem, account: billingAccountChoice.problem }),
  });
  const location = locationChoice.choose(form.values.location)?.slug;
  const account = billingAccountChoice.choose(form.values.account);
  const { money } = useMoney();
  const { priceOf, query: pricing } = useAddressPrice();
  const reserved = { location: location ?? '', type: 'public', is_ipv6: false } as const;
  const price = priceOf(reserved, false);
  const assigned = money(priceOf(reserved, true).monthly);
  const mutation =
    location === undefined
      ? undefined
      : bindMutation(createIpAddress, {
          location,
          name: form.values.name.trim() || undefined,
          billing_account_id: account?.id,
        });
  return (
    <CreatePage
      resource={ipAddresses}
      form={form}
      locationChoice={locationChoice}
      billingAccountChoice={billingAccountChoice}
      queries={{ pricing }}
      prices={{
        lines: [{ label: t`Public IPv4 address`, amount: money(price.monthly) }],
        monthly: money(price.monthly),
        cost: price,
        note: t`Charged monthly until the address is deleted. While it is assigned it costs ${assigned} per month.`,
      }}
      mutation={mutation}
      created={{ done: t`The IP address is created` }}
    >
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`An address is assigned to resources of its own location.`}
      />
      <FormSection
        heading={t`Address`}
        description={t`The provider chooses the address. It stays yours until you delete it.`}
      >
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} description={t`A note for yourself.`} optional />}
        </FormField>
        <AccountField form={form} choice={billingAccountChoice} />
      </FormSection>
    </CreatePage>
  );
}
