import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton } from '@livery/ui';
import type { HostPool } from '@livery/api/generated/types';
import { Bound } from '#shared/forms/Bound.js';
import { failureTexts } from '#shared/texts/failures.js';
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
      label: pool.name,
      description: about || undefined,
      disabledReason: pool.is_available ? undefined : t`Takes no new machines at the moment`,
    };
  };

  return (
    <Loaded
      query={queries.pools}
      failure={i18n._(failureTexts.listHostPools)}
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
