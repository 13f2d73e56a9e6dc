import { useLingui } from '@lingui/react/macro';
import { canAddSubinterface } from '@livery/api/domain/vmCapabilities';
import type { VmInterface } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useReason } from '../../power/useReason.js';

interface Known {
  /** Undefined while they are not known. */
  interfaces: readonly VmInterface[] | undefined;
  error: Error | null;
}

/** Why no VLAN can be added to a machine now: also that its interfaces are not known, which is not that it has none. */
export function useVlanReason(vm: LocatedVm, { interfaces, error }: Known): string | undefined {
  const { t } = useLingui();
  const reason = useReason();
  if (interfaces) return reason(canAddSubinterface(vm, interfaces));
  return error ? t`The network interfaces could not be loaded` : t`Wait until the network interfaces have loaded`;
}
