import type { ReactNode } from 'react';
import { chargedService, movedSize, type Charged } from '@livery/api/domain/allowance';
import type { BillingAccount, ManagedService } from '@livery/api/generated/types';
import { useAllowanceReason } from './useAllowanceReason.js';

interface AccountRulesProps<Row> {
  children: (reasonOf: (account: BillingAccount, row: Row) => string | undefined) => ReactNode;
}

/** Says why a machine cannot be moved to a billing account: it has to have enough left for it (specification: infrastructure, section 7). */
export function MachineAccountRules({ children }: AccountRulesProps<Charged>) {
  const allowanceReason = useAllowanceReason();
  return children((account, vm) => allowanceReason(account, movedSize(vm)));
}

/** The same of a managed service, with all of its machines. */
export function ServiceAccountRules({ children }: AccountRulesProps<ManagedService>) {
  const allowanceReason = useAllowanceReason();
  return children((account, service) => allowanceReason(account, movedSize(chargedService(service))));
}
