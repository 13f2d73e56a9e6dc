import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Alert, Badge, EmptyState, FormSection, RadioCards, SshKeyField, TextField } from '@livery/ui';
import { isLimited } from '@livery/api/domain/billingAccount';
import { refused } from '@livery/api/domain/capability';
import { canLease, checkOsId, isReady, metalPrice } from '@livery/api/domain/metal';
import { parseSshKey } from '@livery/api/domain/sshKey';
import type { BareMetalOs, BareMetalSpec } from '@livery/api/generated/types';
import { pricing } from '@livery/api/queries/config';
import { bareMetalOs, bareMetalSpecs, createBareMetalLease } from '@livery/api/queries/metal';
import { metalTexts } from '#generated/metal/texts.js';
import {
  AccountField,
  bindMutation,
  CreatePage,
  LocationField,
  useBillingAccountChoice,
  useLocationChoice,
} from '#kit';
import { bareMetalLeases } from '#resources/bareMetalLeases.js';
import { FormField } from '#shared/form/FormField.js';
import { checkedForm, useFormValues } from '#shared/form/useForm.js';
import { CardSkeletons, NarrowField, TextLine } from '#shared/layout.js';
import { useMoney } from '#shared/money.js';
import { ProductLogo } from '#shared/product-logo/ProductLogo.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { useUnits } from '#shared/units.js';
import { useSshKeyReader } from '#shared/useSshKeyReader.js';

interface Values {
  location: string | null;
  /** Id of the spec. */
  spec: string | null;
  /** Id of the operating system. */
  os: string | null;
  name: string;
  publicKey: string;
  account: string | null;
}

const defaults: Values = { location: null, spec: null, os: null, name: '', publicKey: '', account: null };

/** The operating systems that a spec can be ordered with: all that are listed, and what is ready for it. */
function systemsOf(listed: readonly BareMetalOs[], spec: BareMetalSpec | undefined): readonly BareMetalOs[] {
  const existingIds = new Set(listed.map(({ id }) => id));
  const others = (spec?.ready_os_ids ?? []).filter((id) => !existingIds.has(id)).map((id) => ({ id }));
  return [...listed, ...others].filter(({ id }) => checkOsId(id).length === 0);
}

/** Orders a bare-metal machine (specification: infrastructure, sections 2 and 7). */
export default function CreateBareMetal() {
  const { t } = useLingui();
  const issueText = useIssueText(metalTexts);
  const metalReason = useReason(metalTexts);
  const readKey = useSshKeyReader();
  const locationChoice = useLocationChoice();
  const billingAccountChoice = useBillingAccountChoice();
  const systems = useQuery(bareMetalOs());
  const prices = useQuery(pricing());
  const { siteCurrency: currency } = useSiteConfig();
  const { money, hourly } = useMoney();
  const required = issueText({ code: 'required' });

  const fields = useFormValues<Values>({
    defaults,
    draft: { name: bareMetalLeases.kind, omit: [] },
    errorSummary: true,
  });
  const { values } = fields;
  const location = locationChoice.choose(values.location)?.slug;
  const specs = useQuery({ ...bareMetalSpecs(location ?? ''), enabled: location !== undefined });

  /** What is chosen: what somebody wanted as far as it is there, else what is offered first. */
  function choose(typed: Values) {
    const spec = specs.data?.find(({ id }) => id === typed.spec) ?? specs.data?.find((one) => canLease(one).allowed);
    const offered = systemsOf(systems.data ?? [], spec);
    const ready = offered.find(({ id }) => spec && isReady(spec, id));
    const os = offered.find(({ id }) => id === typed.os) ?? ready ?? offered[0];
    return { spec, offered, os: os?.id, account: billingAccountChoice.choose(typed.account) };
  }

  const form = checkedForm(fields, (typed) => {
    const { spec, os } = choose(typed);
    const key = parseSshKey(typed.publicKey);
    return {
      location: locationChoice.problem,
      // Nothing is offered, nor refused, before the lists are there.
      spec: specs.data && metalReason(spec ? canLease(spec) : refused('spec-unavailable')),
      os: systems.data && (os === undefined ? required : checkOsId(os).map(issueText)[0]),
      publicKey: typed.publicKey.trim() !== '' && !key.ok ? issueText({ code: key.issue }) : undefined,
      name: typed.name.trim() === '' ? required : undefined,
      account: billingAccountChoice.problem,
    };
  });
  const choice = choose(values);

  const title = values.name.trim();
  const key = parseSshKey(values.publicKey);
  const mutation =
    location === undefined || !choice.spec || choice.os === undefined
      ? undefined
      : bindMutation(createBareMetalLease, {
          location,
          display_name: title,
          spec: choice.spec.id,
          requested_os_id: choice.os,
          public_key: key.ok ? key.line : undefined,
          billing_account_id: choice.account?.id,
        });
  const priceOf = (spec: BareMetalSpec | undefined) =>
    metalPrice(prices.data, { currency, location: location ?? '' }, spec);
  const price = priceOf(choice.spec);
  const labels: Readonly<Record<string, string>> = {
    spec: t`Machine`,
    os: t`Operating system`,
    publicKey: t`SSH key`,
  };

  return (
    <CreatePage
      resource={bareMetalLeases}
      form={form}
      locationChoice={locationChoice}
      billingAccountChoice={billingAccountChoice}
      queries={{ specs, systems, pricing: prices }}
      prices={{
        lines: choice.spec ? [{ label: choice.spec.title, amount: money(price.monthly) }] : [],
        monthly: money(price.monthly),
        hourly: hourly(price.hourly),
        cost: price,
        note: t`Charged by the hour from when the machine is configured until it is released.`,
      }}
      choices={{ spec: { chosen: values.spec, sent: choice.spec?.id }, os: { chosen: values.os, sent: choice.os } }}
      mutation={mutation}
      labelOf={(field) => labels[field]}
      created={{ done: t`${title} is ordered` }}
    >
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`Each location has machines of its own. A machine cannot be moved later.`}
      />
      <FormSection heading={t`Machine`} description={t`The whole machine is yours alone, without virtualisation.`}>
        <QueryBoundary
          // Where nothing can be created nothing is asked for.
          query={locationChoice.problem === undefined ? specs : { ...specs, data: specs.data ?? [] }}
          failure={t`Failed to load the machines`}
          skeleton={<CardSkeletons heights={[190, 190, 190]} />}
        >
          {(offers) =>
            offers.length === 0 ? (
              <EmptyState>{t`There are no bare-metal machines in this location.`}</EmptyState>
            ) : (
              <FormField form={form} name="spec">
                {(field) => (
                  <RadioCards
                    {...field}
                    label={t`Machine`}
                    labelHidden
                    minColumnWidth="240px"
                    value={choice.spec?.id ?? null}
                    options={offers.map((spec) => ({
                      id: spec.id,
                      label: spec.title,
                      badge: <AvailableCount spec={spec} />,
                      description: <SpecFacts spec={spec} />,
                      meta: money(priceOf(spec).monthly),
                      metaNote: t`per month`,
                      disabledReason: metalReason(canLease(spec)),
                    }))}
                  />
                )}
              </FormField>
            )
          }
        </QueryBoundary>
      </FormSection>
      <FormSection
        heading={t`Operating system`}
        description={t`One that is ready is installed within minutes; any other takes longer.`}
      >
        <QueryBoundary
          query={systems}
          failure={t`Failed to load the operating systems`}
          skeleton={<CardSkeletons heights={[66, 66, 66]} />}
        >
          {() => (
            <FormField form={form} name="os">
              {(field) => (
                <RadioCards
                  {...field}
                  label={t`Operating system`}
                  labelHidden
                  value={choice.os ?? null}
                  options={choice.offered.map(({ id, display_name: title = id }) => {
                    const ready = choice.spec && isReady(choice.spec, id);
                    return {
                      id,
                      label: title,
                      icon: <ProductLogo name={id.split(/[-_]/)[0] ?? id} title={title} />,
                      description: ready === undefined ? undefined : ready ? t`Ready` : t`Takes longer`,
                    };
                  })}
                />
              )}
            </FormField>
          )}
        </QueryBoundary>
      </FormSection>
      <FormSection
        heading={t`Access`}
        description={t`Without an SSH key the machine gets a password, which its page shows once it is configured.`}
      >
        <FormField form={form} name="publicKey">
          {(field) => (
            <SshKeyField
              {...field}
              label={t`SSH key`}
              optional
              parse={(text) => readKey(text).reading}
              description={readKey(field.value).warning}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection heading={t`Name and billing`}>
        <NarrowField>
          <FormField form={form} name="name">
            {(field) => <TextField {...field} label={t`Name`} required autoComplete="off" />}
          </FormField>
        </NarrowField>
        <AccountField form={form} choice={billingAccountChoice} />
        {choice.account && isLimited(choice.account) && (
          <Alert tone="warning" urgency="off" heading={t`Limited billing account`}>
            {t`${{ account: choice.account.title }} is limited: the provider may refuse the order. A top-up may lift the limit.`}
          </Alert>
        )}
      </FormSection>
    </CreatePage>
  );
}

/** How many machines of a spec are left, where the provider tells. */
function AvailableCount({ spec: { available_count: left } }: { spec: BareMetalSpec }) {
  if (left === undefined || left === 0) return null;
  return <Badge tone={left === 1 ? 'warning' : 'neutral'}>{plural(left, { one: '# left', other: '# left' })}</Badge>;
}

/** What a machine consists of, line by line; in the provider's own line where it tells no more. */
function SpecFacts({ spec }: { spec: BareMetalSpec }) {
  const { t } = useLingui();
  const units = useUnits();
  const memory = spec.memory_gb === undefined ? undefined : units.gigabytes(spec.memory_gb);
  const facts = [spec.processor, memory && t`${memory} memory`, spec.disks, spec.network].filter(Boolean);
  return (
    <>
      <TextLine>{spec.description}</TextLine>
      {[spec.subtitle, ...facts].filter(Boolean).map((fact) => (
        <TextLine key={fact}>{fact}</TextLine>
      ))}
    </>
  );
}
