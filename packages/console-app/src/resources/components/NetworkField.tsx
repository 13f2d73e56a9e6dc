import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Select, Skeleton } from '@livery/ui';
import type { LocatedNetwork } from '@livery/api/queries/network';
import type { FieldBinding } from '#shared/form/FormField.js';
import { NarrowField } from '#shared/layout.js';
import { type BoundaryQuery, QueryBoundary } from '#shared/QueryBoundary.js';

interface NetworkFieldProps {
  /** The network's uuid; `null` until somebody chooses. */
  field: FieldBinding<string | null>;
  /** What is chosen until then. */
  network: Pick<LocatedNetwork, 'uuid'> | undefined;
  query: BoundaryQuery<readonly Pick<LocatedNetwork, 'uuid' | 'name' | 'subnet' | 'is_default'>[]>;
  /** Whether the location has to be chosen before. */
  needsLocation: boolean;
  description?: string;
  /** What happens where none is chosen. */
  placeholder?: string;
  /** Stands in the place of the field where the location has no network. */
  empty?: ReactNode;
}

/** The private network of a location that something new joins. */
export function NetworkField({ field, network, query, needsLocation, empty, ...texts }: NetworkFieldProps) {
  const { t } = useLingui();
  return (
    <QueryBoundary
      query={query}
      failure={t`Failed to load the private networks`}
      needsLocation={needsLocation}
      skeleton={<Skeleton shape="block" height={60} width="340px" />}
    >
      {(all) =>
        all.length === 0 && empty !== undefined ? (
          empty
        ) : (
          <NarrowField>
            <Select
              {...field}
              {...texts}
              label={t`Private network`}
              value={network?.uuid ?? null}
              options={all.map(({ uuid, name, subnet, is_default }) => ({
                id: uuid,
                label: name,
                description: is_default ? t`${subnet}, default` : subnet,
              }))}
            />
          </NarrowField>
        )
      }
    </QueryBoundary>
  );
}
