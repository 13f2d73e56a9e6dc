import { useLingui } from '@lingui/react/macro';
import { FormSection, Switch, Text } from '@livery/ui';
import { NetworkField } from '#resources/components/NetworkField.js';
import { FormField } from '#shared/form/FormField.js';
import { useCreateVm } from './CreateVmContext.js';
import { labels } from './values.js';

/** How the machine is reached: its private network and a public address. */
export function NetworkSection() {
  const { t, i18n } = useLingui();
  const { form, vm, catalogue, queries, prices } = useCreateVm();
  const price = prices.ofAddress;
  if (!catalogue.privateNetworks && !catalogue.ips) return null;

  return (
    <FormSection heading={t`Network`}>
      {catalogue.privateNetworks && (
        <FormField form={form} name="network">
          {(field) => (
            <NetworkField
              field={field}
              network={vm.network}
              query={queries.networks}
              needsLocation={!vm.location && !queries.locations.isPending}
              description={t`Machines in one private network reach each other without the internet.`}
              empty={
                <Text tone="muted">{t`There is no private network in this location yet. One is created with the machine.`}</Text>
              }
            />
          )}
        </FormField>
      )}
      {catalogue.ips && (
        <FormField form={form} name="publicIp">
          {({ value, ...field }) => (
            <Switch
              {...field}
              checked={value}
              label={i18n._(labels.publicIp)}
              description={t`Makes the machine reachable from the internet. ${price} per month.`}
            />
          )}
        </FormField>
      )}
    </FormSection>
  );
}
