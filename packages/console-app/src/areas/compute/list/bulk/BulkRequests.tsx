import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CodeBlock, Disclosure } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { bulkActions, type BulkActionId } from './bulkActions.js';

interface BulkRequestsProps {
  action: BulkActionId;
  /** Those it is done with, in their order. */
  vms: readonly LocatedVm[];
  force: boolean;
}

/** "Show as API request" of many: one curl a machine, in their order, to be copied and run as a whole. */
export function BulkRequests({ action, vms, force }: BulkRequestsProps) {
  const { t } = useLingui();
  /* Ten thousand commands are written only for somebody who looks. */
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure label={t`Show as API request`} onOpenChange={setOpen}>
      {isOpen && (
        <CodeBlock label={t`API requests`} value={vms.map((vm) => bulkActions[action].curl(vm, force)).join('\n\n')} />
      )}
    </Disclosure>
  );
}
