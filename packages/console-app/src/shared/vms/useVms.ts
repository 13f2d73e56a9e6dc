import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Location } from '@livery/api/generated/types';
import { vmList, type LocatedVm } from '@livery/api/queries/compute';
import { perLocation, type RowsOfLocations } from '@livery/api/queries/perLocation';
import { useLocations } from '#shared/locations.js';

/** The virtual machines of several locations as one list. */
export interface VmsOfLocations extends Omit<RowsOfLocations<LocatedVm>, 'rows'> {
  vms: LocatedVm[];
}

/** The machines of the given locations as one list; each location loads and fails by itself. */
export function useVms(locations: readonly Location[]): VmsOfLocations {
  const lists = useMemo(() => perLocation(locations, vmList), [locations]);
  const { rows: vms, ...rest } = useQueries(lists);
  return { vms, ...rest };
}

const none: readonly Location[] = [];

/**
 * The machines of all locations, as far as they have come, for what a limited billing account has left; asked for only
 * where that is `needed`.
 */
export function useChargedVms(needed: boolean): readonly LocatedVm[] {
  const locations = useLocations();
  return useVms(needed ? locations : none).vms;
}
