import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import {
  ComboBox,
  FormSection,
  IconButton,
  Inline,
  LinkButton,
  RowField,
  RowsEditor,
  Skeleton,
  Stack,
  Switch,
  Text,
  TextField,
  useAnnounce,
} from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { checkDisplayName } from '@livery/api/domain/issue';
import { canBeTarget } from '@livery/api/domain/loadBalancer';
import { addressPrice, loadBalancerPrice, sumOf } from '@livery/api/domain/pricing';
import { requestedOrDefault } from '@livery/api/domain/requestedOrDefault';
import { vmList } from '@livery/api/queries/compute';
import { pricing as pricingQuery } from '@livery/api/queries/config';
import { createLoadBalancer } from '@livery/api/queries/loadBalancers';
import { networks } from '@livery/api/queries/network';
import {
  AccountField,
  bindMutation,
  CreatePage,
  LocationField,
  useBillingAccountChoice,
  useCreateForm,
  useLocationChoice,
} from '#kit';
import { NetworkField } from '#resources/components/NetworkField.js';
import { loadBalancers } from '#resources/loadBalancers.js';
import { FormField } from '#shared/form/FormField.js';
import { type Form, type FormRow, newRow } from '#shared/form/useForm.js';
import { NarrowField } from '#shared/layout.js';
import { useMoney } from '#shared/money.js';
import { href } from '#shared/paths.js';
import { QueryBoundary } from '#shared/QueryBoundary.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useReason } from '#shared/texts/reasons.js';
import { loadBalancerActions } from './actions.js';
import { emptyRule, RuleFields, ruleRequest, useRuleCheck, type RuleValues } from './forwardingRules.js';

interface Values {
  location: string | null;
  name: string;
  network: string | null;
  account: string | null;
  publicIp: boolean;
  rules: FormRow<RuleValues>[];
  /** Machines by uuid. */
  targets: string[];
}

const defaults: Values = {
  location: null,
  name: '',
  network: null,
  account: null,
  publicIp: true,
  rules: [{ ...emptyRule, id: 'first', source: 443, target: 443 }],
  targets: [],
};

const asTarget = (target_uuid: string) => ({ target_type: 'vm' as const, target_uuid });

/** Creates a load balancer in one form (specification: infrastructure, section 2): where, what it forwards, to which machines. */
export default function CreateLoadBalancer() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const hasAddresses = isFeatureOn(features, 'ips');
  const issueText = useIssueText();
  const checkRule = useRuleCheck();
  const locationChoice = useLocationChoice();
  const billingAccountChoice = useBillingAccountChoice();
  const form = useCreateForm<Values>(loadBalancers, {
    defaults,
    check({ name, rules }) {
      const wrong = rules.flatMap((rule, index) => {
        const ports = rules.slice(0, index).map(({ source }) => source);
        return Object.entries(checkRule(rule, ports)).map(([field, text]) => [`rules.${index}.${field}`, text]);
      });
      return {
        location: locationChoice.problem,
        name: checkDisplayName(name).map(issueText)[0],
        ...(Object.fromEntries(wrong) as Record<string, string | undefined>),
        account: billingAccountChoice.problem,
      };
    },
  });
  const { values } = form;
  const location = locationChoice.choose(values.location)?.slug;
  const account = billingAccountChoice.choose(values.account);
  const network = useQuery({ ...networks(location ?? ''), enabled: location !== undefined });
  const chosen = requestedOrDefault(network.data ?? [], ({ uuid }) => uuid === values.network);
  /* What was chosen in another network or location is kept for the way back, and not sent. */
  const targets = values.targets.filter((uuid) => chosen && canBeTarget(uuid, chosen, []).allowed);
  const withAddress = hasAddresses && values.publicIp;
  const { prices, pricing } = usePrices(location ?? '', withAddress);
  const name = values.name.trim();
  const mutation =
    location === undefined || !chosen
      ? undefined
      : bindMutation(createLoadBalancer, {
          location,
          display_name: name,
          network_uuid: chosen.uuid,
          forwarding_rules: values.rules.map(ruleRequest),
          targets: targets.map(asTarget),
          reserve_public_ip: withAddress,
          billing_account_id: account?.id,
        });
  const ruleLabels: Readonly<Record<string, string>> = {
    source: t`Source port`,
    target: t`Target port`,
    limit: t`Connection limit`,
  };
  const canCreateNetwork = isFeatureOn(features, 'privateNetworks');
  const noNetwork =
    network.data?.length !== 0
      ? undefined
      : canCreateNetwork
        ? t`There is no private network in this location. Create one first.`
        : t`There is no private network in this location. Choose another one.`;
  return (
    <CreatePage
      resource={loadBalancers}
      form={form}
      locationChoice={locationChoice}
      billingAccountChoice={billingAccountChoice}
      queries={{ networks: network, pricing }}
      prices={prices}
      choices={{ network: { chosen: values.network, sent: chosen?.uuid, isKept: true } }}
      mutation={mutation}
      labelOf={(field) => {
        if (field === 'network') return t`Private network`;
        const [list, index, part = ''] = field.split('.');
        if (list !== 'rules') return undefined;
        const number = Number(index) + 1;
        const label = ruleLabels[part];
        return label === undefined ? t`Rule ${number}` : t`Rule ${number}: ${label}`;
      }}
      problem={noNetwork}
      problemAction={
        noNetwork !== undefined &&
        canCreateNetwork && (
          <LinkButton size="small" href={href('createPrivateNetwork')}>{t`Create private network`}</LinkButton>
        )
      }
      created={{ done: t`Created ${name}` }}
    >
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`A load balancer forwards to virtual machines of its own location.`}
      />
      <FormSection heading={t`Load balancer`}>
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
        <FormField form={form} name="network">
          {(field) => (
            <NetworkField
              field={field}
              network={chosen}
              query={network}
              needsLocation={location === undefined && !locationChoice.query.isPending}
              description={t`It reaches its targets over this network, and can forward to the machines in it.`}
            />
          )}
        </FormField>
        {hasAddresses && (
          <FormField form={form} name="publicIp">
            {({ value, ...field }) => (
              <Switch
                {...field}
                checked={value}
                label={t`Public IPv4 address`}
                description={t`Reserves an address and assigns it, so that the load balancer is reached from the internet.`}
              />
            )}
          </FormField>
        )}
        <AccountField form={form} choice={billingAccountChoice} />
      </FormSection>
      <RulesSection form={form} />
      <TargetsSection form={form} location={location} network={chosen} targets={targets} />
    </CreatePage>
  );
}

/** What the load balancer and its address cost, line by line. */
function usePrices(location: string, withAddress: boolean) {
  const { t } = useLingui();
  const { money, hourly } = useMoney();
  const { siteCurrency: currency } = useSiteConfig();
  const pricing = useQuery(pricingQuery());
  const own = loadBalancerPrice(pricing.data, { currency, location });
  const address = addressPrice(pricing.data, { currency, location }, { type: 'public', is_ipv6: false }, true);
  const sum = sumOf(withAddress ? [own, address] : [own]);
  const lines = [{ label: t`Load balancer`, amount: money(own.monthly) }];
  if (withAddress) lines.push({ label: t`Public IPv4 address`, amount: money(address.monthly) });
  const note = t`Charged by the hour.`;
  return { prices: { lines, monthly: money(sum.monthly), hourly: hourly(sum.hourly), cost: sum, note }, pricing };
}

/** What is forwarded. */
function RulesSection({ form }: { form: Form<Values> }) {
  const { t } = useLingui();
  return (
    <FormSection
      heading={t`Forwarding rules`}
      description={t`TCP connections to a source port go to the target port of one of the targets. More can be added later.`}
    >
      <RowsEditor
        label={t`Forwarding rules`}
        rowName={(number) => t`rule ${number}`}
        rows={form.values.rules}
        onChange={(rules) => form.setValue('rules', rules)}
        createRow={() => newRow(emptyRule)}
        fieldErrorsOf={(_, index) => ({
          source: form.fieldError(`rules.${index}.source`),
          target: form.fieldError(`rules.${index}.target`),
          limit: form.fieldError(`rules.${index}.limit`),
        })}
        numbered
        addLabel={t`Add rule`}
      >
        {(_, { index }) => (
          <RowField>
            <Stack>
              <RuleFields form={form} path={(field) => `rules.${index}.${field}`} />
            </Stack>
          </RowField>
        )}
      </RowsEditor>
    </FormSection>
  );
}

interface TargetsSectionProps {
  form: Form<Values>;
  location: string | undefined;
  network: Parameters<typeof canBeTarget>[1];
  /** Those of `form` that are in the network. */
  targets: readonly string[];
}

/** The machines that connections are spread over: chosen one by one, each with a button that takes it away. */
function TargetsSection({ form, location, network, targets }: TargetsSectionProps) {
  const { t } = useLingui();
  const reason = useReason(loadBalancerActions);
  const announce = useAnnounce();
  const { features } = useSiteConfig();
  const hasMachines = isFeatureOn(features, 'vms');
  const query = useQuery({ ...vmList(location ?? ''), enabled: hasMachines && location !== undefined });
  const machines = (query.data ?? []).filter(({ status }) => status !== 'deleted');
  if (!hasMachines) return null;
  const chosen = targets.map(asTarget);
  return (
    <FormSection
      heading={t`Targets`}
      description={t`New connections are spread over these virtual machines. More can be added later.`}
    >
      <QueryBoundary
        query={query}
        failure={t`Failed to load the virtual machines`}
        needsLocation={location === undefined}
        skeleton={<Skeleton shape="block" height={60} width="340px" />}
      >
        {() => (
          <>
            {targets.map((uuid) => {
              const vm = machines.find((one) => one.uuid === uuid);
              const label = vm?.name ?? uuid;
              return (
                <Inline key={uuid} justify="between" wrap={false}>
                  <Text>
                    {label}{' '}
                    {vm?.private_ipv4 && (
                      <Text as="span" tone="muted" monospace>
                        {vm.private_ipv4}
                      </Text>
                    )}
                  </Text>
                  <IconButton
                    icon={Trash2}
                    size="small"
                    label={t`Remove target ${label}`}
                    onClick={() =>
                      form.setValue(
                        'targets',
                        form.values.targets.filter((one) => one !== uuid),
                      )
                    }
                  />
                </Inline>
              );
            })}
            <NarrowField>
              <ComboBox
                label={t`Add virtual machine`}
                placeholder={t`Type a name or choose`}
                value={null}
                onChange={(uuid) => {
                  if (uuid === null) return;
                  form.setValue('targets', [...form.values.targets, uuid]);
                  const target = machines.find((vm) => vm.uuid === uuid)?.name ?? uuid;
                  announce(t`Added the target ${target}`);
                }}
                options={machines.map((vm) => ({
                  id: vm.uuid,
                  label: vm.name,
                  description: vm.private_ipv4 ?? undefined,
                  disabledReason: reason(canBeTarget(vm.uuid, network, chosen)),
                }))}
              />
            </NarrowField>
          </>
        )}
      </QueryBoundary>
    </FormSection>
  );
}
