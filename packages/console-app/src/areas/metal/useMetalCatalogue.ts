import { useMemo } from 'react';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { BareMetalSpec } from '@livery/api/generated/types';
import { bareMetalOs, bareMetalSpecs, type LocatedLease } from '@livery/api/queries/metal';
import type { Located } from '@livery/api/queries/read';
import { useLocations } from '#shared/locations.js';

type Specs = ReadonlyMap<string, BareMetalSpec>;

const keyOf = (location: string, spec: string): string => `${location}/${spec}`;

const combined = (results: readonly UseQueryResult<Located<BareMetalSpec>[]>[]): Specs =>
  new Map(results.flatMap(({ data = [] }) => data.map((spec) => [keyOf(spec.location, spec.id), spec])));

/**
 * What leases only name: their specs and the operating systems. What is not known, or on offer no longer, goes by its id.
 */
export function useMetalCatalogue() {
  const locations = useLocations();
  const specs = useQueries({ queries: locations.map(({ slug }) => bareMetalSpecs(slug)), combine: combined });
  const { data: systems } = useQuery(bareMetalOs());
  return useMemo(() => {
    const specOf = ({ location, spec }: LocatedLease) => specs.get(keyOf(location, spec));
    const osNames = new Map(systems?.map(({ id, display_name }) => [id, display_name]));
    return {
      /** The name of a lease's spec. */
      specName: (lease: LocatedLease): string => specOf(lease)?.title ?? lease.spec,
      specOf,
      osName: (id: string): string => osNames.get(id) ?? id,
    };
  }, [specs, systems]);
}

export type MetalCatalogue = ReturnType<typeof useMetalCatalogue>;
