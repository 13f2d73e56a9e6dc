import { Suspense, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Stack } from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ActionFailure } from '#shared/ActionFailure.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { PageTitle } from '#shared/pageTitle.js';
import { useStart } from '../power/useStart.js';
import { ConsoleNotice } from './console/ConsoleNotice.js';
import { useConsole } from './console/useConsole.js';
import type { DialogRequest } from './dialogs/requests.js';
import { VmDialog } from './dialogs/VmDialog.js';
import { Notices } from './parts/Notices.js';
import { useSettledAnnouncement } from './parts/useSettledAnnouncement.js';
import { useVmQuickActions } from './useVmQuickActions.js';
import { VmHeader } from './VmHeader.js';
import { VmTabs } from './VmTabs.js';

interface VmPageProps {
  vm: LocatedVm;
  /** Why the last refresh failed; what is shown is then from before. */
  error: Error | null;
  onRefresh: () => void;
}

/** What the machine is and how it is, what can be done, its facts. */
export function VmPage({ vm, error, onRefresh }: VmPageProps) {
  const { t } = useLingui();
  const [request, ask] = useState<DialogRequest>();
  const start = useStart();
  const console = useConsole(vm);
  useSettledAnnouncement(vm);
  useVmQuickActions({ vm, start, console, ask });
  return (
    <Stack gap={4}>
      <PageTitle title={vm.name} />
      <VmHeader vm={vm} start={start} console={console} ask={ask} />
      {error && (
        <ErrorAlert title={t`Failed to refresh; what is shown may be out of date`} error={error} onRetry={onRefresh} />
      )}
      <ActionFailure action={start} />
      <ConsoleNotice console={console} />
      <Notices vm={vm} onRefresh={onRefresh} ask={ask} />
      <VmTabs vm={vm} ask={ask} />
      {request && (
        <Suspense>
          <VmDialog request={request} vm={vm} onClose={() => ask(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
