import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@livery/ui';
import { isTransitional } from '@livery/api/domain/vmStatus';
import type { LocatedVm } from '@livery/api/queries/compute';
import type { Ask } from '../dialogs/requests.js';
import { Transition } from './Transition.js';

interface NoticesProps {
  vm: LocatedVm;
  onRefresh: () => void;
  ask: Ask;
}

/** What a person should know before the facts: a transition under way, rescue mode, limits of the billing account. */
export function Notices({ vm, onRefresh, ask }: NoticesProps) {
  const { t } = useLingui();
  return (
    <>
      {isTransitional(vm.status) && <Transition vm={vm} onRefresh={onRefresh} ask={ask} />}
      {vm.is_rescue && (
        <Alert tone="warning" title={t`Rescue mode`} urgency="off">
          <Trans>
            The virtual machine was started from the rescue system. This applies to this launch only; a stop and start
            ends it.
          </Trans>
        </Alert>
      )}
      {vm.is_limited && (
        <Alert tone="info" title={t`Limited billing account`} urgency="off">
          <Trans>The billing account's limits allow no resources beyond the free allowance.</Trans>
        </Alert>
      )}
    </>
  );
}
