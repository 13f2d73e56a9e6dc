import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import type { Location } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { vmImages } from '@livery/api/queries/config';
import { vmStatusText } from '#shared/texts/vmStatus.js';
import { useUnits } from '#shared/units.js';
import { diskTotal, haystacks } from './facts.js';
import type { SortWords } from './sort.js';

export interface VmWords extends Omit<SortWords, 'priceOf'> {
  /** "2 vCPU · 4 GB · 60 GB": CPUs, memory, all disks. */
  size: (vm: LocatedVm) => string;
  /** What a search looks through. */
  haystackOf: (vm: LocatedVm) => string;
}

/** How the facts of a machine are written; the same object until the language, the locations or the images change. */
export function useVmWords(locations: readonly Location[]): VmWords {
  const { t, i18n } = useLingui();
  const { data: images } = useQuery(vmImages());
  const units = useUnits();
  return useMemo(() => {
    const locationNames = new Map(locations.map(({ slug, display_name }) => [slug, display_name]));
    const imageNames = new Map(images?.map(({ os_name, display_name }) => [os_name, display_name]));
    const osName = ({ os_name, os_version }: LocatedVm) => `${imageNames.get(os_name) ?? os_name} ${os_version}`;
    return {
      osName,
      haystackOf: haystacks(osName),
      statusWord: ({ status }) => vmStatusText(i18n, status),
      locationName: (slug) => locationNames.get(slug) ?? slug,
      size(vm) {
        const vcpu = units.number(vm.vcpu);
        const memory = units.memory(vm.memory);
        const disk = units.gigabytes(diskTotal(vm));
        return t`${vcpu} vCPU · ${memory} · ${disk}`;
      },
    };
  }, [t, i18n, units, locations, images]);
}
