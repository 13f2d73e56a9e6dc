import { setResourceBilling } from '@livery/api/queries/billing';
import type { LocatedVm } from '@livery/api/queries/compute';
import { type ActionDialogProps, bindMutation, MoveBillingAccount } from '#kit';
import { useAllowanceReason } from '../charges.js';

/** Charges a machine to another billing account, one that has enough left for it (specification: infrastructure, section 7). */
export function MoveBillingDialog(props: ActionDialogProps<LocatedVm>) {
  const vm = props.row;
  const { location, uuid } = vm;
  const allowanceReason = useAllowanceReason();
  return (
    <MoveBillingAccount
      {...props}
      accountIdOf={({ billing_account }) => billing_account}
      mutationOf={(billing_account_id) => bindMutation(setResourceBilling, { location, uuid, billing_account_id })}
      reasonOf={(account) => allowanceReason(account, { vcpu: vm.vcpu, ram: vm.memory, vm })}
    />
  );
}
