import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@livery/api/client';
import { FormSection, TextField } from '@livery/ui';
import { createIpAddress } from '@livery/api/queries/network';
import { prepare } from '#kit/actions/preparedCall.js';
import { BillingAccountField } from '#kit/create/BillingAccountField.js';
import { CreatePage, useCreation } from '#kit/create/CreatePage.js';
import { LocationSection } from '#kit/create/LocationSection.js';
import { useBillingAccountChoice, useLocationChoice } from '#kit/create/useChoices.js';
import { FormField } from '#kit/form/FormField.js';
import { useForm } from '#kit/form/useForm.js';
import { ipAddresses } from '#resources/ipAddresses.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useAddressPrice } from './useAddressPrice.js';

const defaults: { location: string | null; name: string; account: string | null } = {
  location: null,
  name: '',
  account: null,
};

/** Reserves a public IPv4 address (specification: infrastructure, section 2). It is charged from then on. */
export default function CreateIpAddress() {
  const { t } = useLingui();
  const places = useLocationChoice();
  const payers = useBillingAccountChoice();
  const problems = {
    location: places.isBlocked ? t`Nothing new can be created in any location at the moment.` : undefined,
    account: payers.isBlocked ? t`None of your billing accounts can be charged` : undefined,
  };
  const form = useForm({ defaults, check: () => problems, draft: { name: ipAddresses.kind, omit: [] } });
  const place = places.choose(form.values.location);
  const account = payers.choose(form.values.account);
  const { money, hourly } = useMoney();
  const { priceOf, query: pricing } = useAddressPrice();
  const creation = useCreation<Answer<'createIpAddress'>, typeof defaults>(form);

  const location = place?.slug;
  const reserved = { location: location ?? '', type: 'public', is_ipv6: false } as const;
  const price = priceOf(reserved, false);
  const assigned = money(priceOf(reserved, true).monthly);
  const call =
    location === undefined
      ? undefined
      : prepare(createIpAddress, {
          location,
          name: form.values.name.trim() || undefined,
          billing_account_id: account?.id,
        });
  return (
    <CreatePage
      resource={ipAddresses}
      form={form}
      queries={{ locations: places.query, accounts: payers.query, pricing }}
      prices={{
        lines: [{ label: t`Public IPv4 address`, amount: money(price.monthly) }],
        monthly: money(price.monthly),
        hourly: hourly(price.hourly),
        note: t`Charged by the hour until the address is deleted. While it is assigned it costs ${assigned} per month.`,
      }}
      creation={creation}
      call={call}
      problem={form.attempt === 0 ? (problems.location ?? problems.account) : undefined}
      locationField="location"
      onSubmit={form.submit(() => {
        if (!call) return;
        void creation.send(call, {
          done: t`The IP address is created`,
          target: (answer) =>
            answer && location ? ipAddresses.hrefOf({ ...answer, location }) : href(ipAddresses.list),
        });
      })}
    >
      <FormField form={form} name="location">
        {(field) => (
          <LocationSection
            field={field}
            location={place}
            query={places.query}
            description={t`An address is assigned to resources of its own location.`}
          />
        )}
      </FormField>
      <FormSection
        heading={t`Address`}
        description={t`The provider chooses the address. It stays yours until you delete it.`}
      >
        <FormField form={form} name="name">
          {(field) => (
            <TextField {...field} label={t`Name`} description={t`A note for yourself. You can leave it empty.`} />
          )}
        </FormField>
        <FormField form={form} name="account">
          {(field) => <BillingAccountField field={field} account={account} query={payers.query} />}
        </FormField>
      </FormSection>
    </CreatePage>
  );
}
