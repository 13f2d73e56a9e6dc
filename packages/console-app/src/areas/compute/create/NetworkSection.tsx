import { useLingui } from '@lingui/react/macro';
import { FormSection, Select, Skeleton, Switch, Text } from '@livery/ui';
import * as styles from '#kit/create/create.css.js';
import { FormField } from '#kit/form/FormField.js';
import { QueryBoundary } from '#kit/form/QueryBoundary.js';
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
        <QueryBoundary
          query={queries.networks}
          failure={t`Failed to load the private networks`}
          needsLocation={!vm.location && !queries.locations.isPending}
          skeleton={<Skeleton shape="block" height={60} width="340px" />}
        >
          {(networks) =>
            networks.length === 0 ? (
              <Text tone="muted">{t`There is no private network in this location yet. One is created with the machine.`}</Text>
            ) : (
              <div className={styles.narrow}>
                <FormField form={form} name="network">
                  {(field) => (
                    <Select
                      {...field}
                      label={i18n._(labels.network)}
                      value={vm.network?.uuid ?? null}
                      description={t`Machines in one private network reach each other without the internet.`}
                      options={networks.map((network) => ({
                        id: network.uuid,
                        label: network.name,
                        description: network.is_default ? t`${network.subnet}, default` : network.subnet,
                      }))}
                    />
                  )}
                </FormField>
              </div>
            )
          }
        </QueryBoundary>
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
