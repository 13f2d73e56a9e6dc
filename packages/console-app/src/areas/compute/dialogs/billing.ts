import type { ReactNode } from 'react';
import type { BillingAccount } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { useAllowanceReason } from '#resources/useAllowanceReason.js';

interface AccountRulesProps {
  children: (reasonOf: (account: BillingAccount, vm: LocatedVm) => string | undefined) => ReactNode;
}

/** Says why a machine cannot be moved to a billing account: it has to have enough left for it (specification: infrastructure, section 7). */
export function AccountRules({ children }: AccountRulesProps) {
  const allowanceReason = useAllowanceReason();
  return children((account, vm) => allowanceReason(account, { vcpu: vm.vcpu, ram: vm.memory, vm }));
}
