import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { FormSection, NumberField, RuleList, Stack, Text, TextField } from '@livery/ui';
import { checkBucketName, bucketNameLength } from '@livery/api/domain/bucketName';
import { bucketUrl, canCreateBucket, storagePrice } from '@livery/api/domain/storage';
import { pricing as pricingQuery } from '@livery/api/queries/config';
import { buckets as bucketList, createBucket, s3Endpoint, storageUser } from '@livery/api/queries/storage';
import { storageTexts } from '#generated/storage/texts.js';
import { AccountField, bindMutation, CreatePage, useBillingAccountChoice, useCreateForm } from '#kit';
import { buckets } from '#resources/buckets.js';
import { FormField } from '#shared/form/FormField.js';
import { useLocations } from '#shared/locations.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { useUnits } from '#shared/units.js';

const defaults: { name: string; account: string | null; expectedGb: number | null } = {
  name: '',
  account: null,
  expectedGb: 100,
};

/** Creates a bucket (specification: infrastructure, section 2). It costs what is stored in it, so the price is an estimate. */
export default function CreateBucket() {
  const { t } = useLingui();
  const billingAccountChoice = useBillingAccountChoice();
  const { data: known } = useQuery(bucketList());
  const { data: user } = useQuery(storageUser());
  const limit = useReason(storageTexts)(canCreateBucket(user, known?.length ?? 0));
  const issueText = useIssueText(storageTexts);
  /* After a lost response the bucket may be in the list: sending again then finds out that it was made. */
  const [sentName, setSentName] = useState<string>();
  const nameProblem = (name: string) => {
    const isTaken = name !== sentName && known?.some((one) => one.name === name);
    const [issue] = isTaken ? [{ code: 'bucket-name-taken' } as const] : checkBucketName(name);
    return issue && issueText(issue);
  };
  const form = useCreateForm(buckets, {
    defaults,
    check: ({ name }) => ({ name: nameProblem(name) ?? limit, account: billingAccountChoice.problem }),
  });
  const { name, expectedGb } = form.values;
  const account = billingAccountChoice.choose(form.values.account);
  const { money, hourly, unit } = useMoney();
  const { gigabytes } = useUnits();
  const { siteCurrency: currency } = useSiteConfig();
  const pricing = useQuery(pricingQuery());
  const price = storagePrice(pricing.data, { currency, locations: useLocations() }, expectedGb ?? Number.NaN);
  const unitPrice = expectedGb && price.monthly !== undefined ? price.monthly / expectedGb : undefined;
  const perGigabyte = unit(unitPrice);
  const size = gigabytes(expectedGb ?? Number.NaN);
  const mutation = bindMutation(createBucket, { name, billing_account_id: account?.id });
  return (
    <CreatePage
      resource={buckets}
      form={form}
      billingAccountChoice={billingAccountChoice}
      queries={{ pricing }}
      prices={{
        lines: [{ label: t`Object storage, ${size}`, amount: money(price.monthly) }],
        monthly: money(price.monthly),
        hourly: hourly(price.hourly),
        cost: price,
        note:
          unitPrice === undefined
            ? t`What is stored is charged by the hour.`
            : t`What is stored costs ${perGigabyte} per GB and month at the expected size, charged by the hour.`,
      }}
      mutation={mutation}
      problem={form.attempt === 0 ? limit : undefined}
      onSubmit={() => setSentName(name)}
      created={{ done: t`Created ${name}`, target: () => href('bucket', { storageName: name }) }}
    >
      <FormSection
        heading={t`Bucket`}
        description={t`Its name is part of its address and cannot be changed. No other bucket of the storage has the same.`}
      >
        <Stack gap={3}>
          <FormField form={form} name="name">
            {(field) => <TextField {...field} label={t`Name`} required monospace maxLength={200} />}
          </FormField>
          <NameRules name={name} />
          <Address name={name} />
        </Stack>
        <AccountField form={form} choice={billingAccountChoice} />
      </FormSection>
      <FormSection
        heading={t`Estimate`}
        description={t`How much will you store? This only works out the price; a bucket has no limit of its own.`}
      >
        <FormField form={form} name="expectedGb">
          {(field) => <NumberField {...field} label={t`Expected size`} unit="GB" min={0} step={100} />}
        </FormField>
      </FormSection>
    </CreatePage>
  );
}

/** The rules of a name, checked off as somebody types (specification: infrastructure, section 5). */
function NameRules({ name }: { name: string }) {
  const { t } = useLingui();
  const issueText = useIssueText(storageTexts);
  const { min, max } = bucketNameLength;
  const broken = new Set<string>(checkBucketName(name).map(({ code }) => code));
  const rule = (
    code: 'bucket-name-characters' | 'bucket-name-edges' | 'bucket-name-prefix' | 'bucket-name-suffix',
  ) => ({
    id: code,
    text: issueText({ code }),
    isMet: name !== '' && !broken.has(code),
  });
  return (
    <RuleList
      label={t`Rules of the name`}
      rules={[
        {
          id: 'length',
          text: t`Use ${min} to ${max} characters`,
          isMet: !broken.has('bucket-name-too-short') && !broken.has('bucket-name-too-long'),
        },
        rule('bucket-name-characters'),
        rule('bucket-name-edges'),
        rule('bucket-name-prefix'),
        rule('bucket-name-suffix'),
      ]}
    />
  );
}

/** Where the bucket will be reached, once its name is one. */
function Address({ name }: { name: string }) {
  const { t } = useLingui();
  const { s3ForcePathStyle: forcePathStyle } = useSiteConfig();
  const { data: endpoint } = useQuery(s3Endpoint());
  const address = endpoint && checkBucketName(name).length === 0 && bucketUrl({ ...endpoint, forcePathStyle }, name);
  if (!address) return null;
  return <Text tone="muted" size="small">{t`Address of the bucket: ${address}`}</Text>;
}
