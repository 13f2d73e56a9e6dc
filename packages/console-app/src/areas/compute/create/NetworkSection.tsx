import { useLingui } from '@lingui/react/macro';
import { FormSection, Select, Skeleton, Switch, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { Bound } from '#shared/forms/Bound.js';
import { useSiteConfig } from '#shared/siteConfig.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** How the machine is reached: its private network and a public address. */
export function NetworkSection() {
  const { t, i18n } = useLingui();
  const { form, vm, queries, prices } = useCreation();
  const { features } = useSiteConfig();
  const price = prices.ofAddress;
  const hasNetworks = isFeatureOn(features, 'privateNetworks');
  const hasAddresses = isFeatureOn(features, 'ips');
  if (!hasNetworks && !hasAddresses) return null;

  return (
    <FormSection heading={t`Network`}>
      {hasNetworks && (
        <Loaded
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
                <Bound control={form.control} name="network">
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
                </Bound>
              </div>
            )
          }
        </Loaded>
      )}
      {hasAddresses && (
        <Bound control={form.control} name="publicIp">
          {({ name, value, onChange, onBlur, ref }) => (
            <Switch
              ref={ref}
              name={name}
              checked={value}
              onChange={onChange}
              onBlur={onBlur}
              label={i18n._(labels.publicIp)}
              description={t`Makes the machine reachable from the internet. ${price} per month.`}
            />
          )}
        </Bound>
      )}
    </FormSection>
  );
}
