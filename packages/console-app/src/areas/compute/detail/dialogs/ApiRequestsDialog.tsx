import { useLingui } from '@lingui/react/macro';
import { Dialog, Stack, Text } from '@livery/ui';
import { isFeatureOn } from '@livery/api/domain/features';
import { startVm, stopVm, toggleVmBackup, updateVm, type LocatedVm } from '@livery/api/queries/compute';
import { openVmConsole } from '@livery/api/queries/extension';
import { useSiteConfig } from '#shared/siteConfig.js';
import { CodeOf } from '../parts/CodeOf.js';

/** The requests behind what is done without a dialog of its own, to script it. */
export default function ApiRequestsDialog({ vm, onClose }: { vm: LocatedVm; onClose: () => void }) {
  const { t } = useLingui();
  const { features } = useSiteConfig();
  const { location, uuid, name } = vm;
  return (
    <Dialog open onOpenChange={onClose} size="large" title={t`API requests`}>
      <Stack>
        <Text tone="muted">{t`What the buttons of this page send. Every other dialog shows its own request.`}</Text>
        <CodeOf label={t`Start`} change={startVm} variables={{ location, uuid }} />
        <CodeOf label={t`Stop`} change={stopVm} variables={{ location, uuid, force: false }} />
        <CodeOf label={t`Rename`} change={updateVm} variables={{ location, uuid, name }} />
        {isFeatureOn(features, 'vmConsole') && (
          <CodeOf label={t`Open console`} change={openVmConsole} variables={{ location, uuid }} />
        )}
        <CodeOf
          label={t`Switch weekly backups on or off`}
          change={toggleVmBackup}
          variables={{ location, uuid, backup: !vm.backup }}
        />
      </Stack>
    </Dialog>
  );
}
