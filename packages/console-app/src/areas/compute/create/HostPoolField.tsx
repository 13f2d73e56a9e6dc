import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton } from '@livery/ui';
import { takesMachines } from '@livery/api/domain/location';
import type { HostPool } from '@livery/api/generated/types';
import { Bound } from '#shared/forms/Bound.js';
import { computeTexts } from '#generated/compute/texts.js';
import { useCreation } from './creation.js';
import { Loaded } from './Loaded.js';
import { labels } from './texts.js';
import * as styles from './create.css.js';

/** The kind of hosts the machine runs on, where a location has several. */
export function HostPoolField() {
  const { t, i18n } = useLingui();
  const { form, vm, queries } = useCreation();

  const option = (pool: HostPool) => {
    const about = [pool.description, pool.processor].filter(Boolean).join(' · ');
    return {
      id: pool.uuid,
      label: pool.name || pool.uuid,
      description: about || undefined,
      disabledReason: takesMachines(pool) ? undefined : t`Takes no new machines at the moment`,
    };
  };

  return (
    <Loaded
      query={queries.pools}
      failure={i18n._(computeTexts.failures.listHostPools)}
      needsLocation={!vm.location && !queries.locations.isPending}
      skeleton={<Skeleton shape="block" height={60} width="340px" />}
    >
      {(pools) =>
        pools.length > 1 && (
          <div className={styles.narrow}>
            <Bound control={form.control} name="pool">
              {(field) => (
                <Select
                  {...field}
                  label={i18n._(labels.pool)}
                  value={vm.pool?.uuid ?? null}
                  description={vm.pool?.description ?? undefined}
                  options={pools.map(option)}
                />
              )}
            </Bound>
          </div>
        )
      }
    </Loaded>
  );
}
