import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { FormSection, TextField } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { checkDisplayName } from '@livery/api/domain/issue';
import { canOrderIn, offeredServices } from '@livery/api/domain/services';
import { networks as networksIn } from '@livery/api/queries/network';
import { createManagedService, serviceConfigurations } from '@livery/api/queries/services';
import { servicesTexts } from '#generated/services/texts.js';
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
import { managedServices } from '#resources/managedServices.js';
import { useAllowanceReason } from '#resources/useAllowanceReason.js';
import { FormField } from '#shared/form/FormField.js';
import { href } from '#shared/paths.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useIssueText } from '#shared/texts/issues.js';
import { useSearchState } from '#shared/useSearchState.js';
import { ServiceSection, SizeSection } from './orderSections.js';
import { resolveOrder, sizeId, type OrderValues } from './resolveOrder.js';
import { useServiceNames } from './serviceNames.js';
import { useServicePrices } from './useServicePrices.js';

const defaults: OrderValues = { location: null, size: null, nodes: null, network: null, name: '', account: null };
const addressKeys = ['osName', 'osVersion'] as const;

/**
 * Orders a managed service (specification: infrastructure, section 2). The address holds service and version, the form
 * the rest; what nobody chose follows from what is offered.
 */
export default function CreateService() {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const names = useServiceNames();
  const issueText = useIssueText();
  const [requested, setRequested] = useSearchState(addressKeys);
  const locationChoice = useLocationChoice();
  const billingAccountChoice = useBillingAccountChoice();
  const configurations = useQuery(serviceConfigurations());
  const offers = useMemo(
    () => configurations.data && offeredServices(configurations.data, features),
    [configurations.data, features],
  );
  const allowanceReason = useAllowanceReason();

  const resolve = (values: OrderValues) => {
    const order = resolveOrder(offers ?? [], { ...requested, ...values });
    return {
      order,
      chosenLocation: locationChoice.choose(values.location),
      account: billingAccountChoice.choose(values.account),
    };
  };
  const form = useCreateForm<OrderValues>(managedServices, {
    defaults,
    check(values) {
      const { order, chosenLocation, account } = resolve(values);
      const { size, nodes } = order;
      const isOffered = !order.offer || !chosenLocation || canOrderIn(order.offer, chosenLocation.slug).allowed;
      const service = order.offer ? names.ofService(order.offer.service) : '';
      return {
        location: isOffered
          ? locationChoice.problem
          : t`${service} is not offered in this location. Choose another one.`,
        name: checkDisplayName(values.name).map((issue) => issueText(issue))[0],
        account:
          billingAccountChoice.problem ??
          (size && allowanceReason(account, { vcpu: size.vcpu * nodes, ram: size.memory * nodes })),
      };
    },
  });
  const { order, chosenLocation, account } = resolve(form.values);
  const { offer, version, size, nodes } = order;
  const location = chosenLocation?.slug;
  const hasNetworks = isFeatureOn(features, 'privateNetworks');
  const networks = useQuery({ ...networksIn(location ?? ''), enabled: hasNetworks && location !== undefined });
  const network =
    networks.data?.find(({ uuid }) => uuid === form.values.network) ??
    networks.data?.find(({ is_default }) => is_default);
  const prices = useServicePrices(location);

  const name = form.values.name.trim();
  const mutation =
    location !== undefined && offer && version && size
      ? bindMutation(
          createManagedService,
          {
            service: offer.service,
            version: version.version,
            display_name: name,
            location,
            resources: [{ resource_type: 'vm', ...size, count: nodes }],
            is_multi_node: nodes > 1,
            billing_account_id: account?.id,
            network_uuid: network?.uuid,
          },
          offer.service === 'kubernetes' ? { failure: servicesTexts.failures.createKubernetesService } : {},
        )
      : undefined;

  const labels: Readonly<Record<string, string>> = {
    osName: t`Service`,
    osVersion: t`Version`,
    size: t`Size`,
    nodes: t`Number of machines`,
    network: t`Private network`,
  };
  return (
    <CreatePage
      resource={managedServices}
      form={form}
      locationChoice={locationChoice}
      billingAccountChoice={billingAccountChoice}
      queries={{ configurations, networks, pricing: prices.query }}
      prices={prices.summary(size, nodes)}
      choices={{
        osName: { chosen: requested.osName, sent: offer?.service, isKept: true },
        osVersion: { chosen: requested.osVersion, sent: version?.version, isKept: true },
        size: { chosen: form.values.size, sent: size && sizeId(size), isKept: true },
        nodes: { chosen: form.values.nodes, sent: String(nodes), isKept: true },
        network: { chosen: form.values.network, sent: network?.uuid, isKept: true },
      }}
      labelOf={(field) => labels[field]}
      mutation={mutation}
      onStartOver={() => setRequested({ osName: undefined, osVersion: undefined })}
      created={{
        done: t`${name} is being set up`,
        target: (result) =>
          result?.uuid && location !== undefined
            ? href('service', { location, serviceId: result.uuid })
            : href(managedServices.list),
      }}
    >
      <ServiceSection
        query={{ ...configurations, data: offers }}
        order={order}
        requested={requested.osName}
        onChoose={setRequested}
        location={location}
      />
      <LocationField
        form={form}
        choice={locationChoice}
        description={t`Choose the one where your machines are. A service cannot be moved later.`}
      />
      <SizeSection form={form} order={order} prices={prices} />
      {hasNetworks && (
        <FormSection
          heading={t`Network`}
          description={t`Machines in the same private network reach the service without the internet.`}
        >
          <FormField form={form} name="network">
            {(field) => (
              <NetworkField
                field={field}
                network={network}
                query={networks}
                needsLocation={location === undefined && !locationChoice.query.isPending}
                placeholder={t`One is created with the service`}
              />
            )}
          </FormField>
        </FormSection>
      )}
      <FormSection
        heading={t`Name and billing`}
        description={t`Any address may connect until you put the first one on the whitelist of the service.`}
      >
        <FormField form={form} name="name">
          {(field) => <TextField {...field} label={t`Name`} required />}
        </FormField>
        <AccountField form={form} choice={billingAccountChoice} />
      </FormSection>
    </CreatePage>
  );
}
