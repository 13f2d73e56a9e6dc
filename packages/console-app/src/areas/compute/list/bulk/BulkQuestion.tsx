import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, ConfirmByName, ConfirmDialog, Disclosure, Stack, Text } from '@livery/ui';
import { gracefulStopTimeout } from '@livery/api/domain/vmStatus';
import { computeTexts } from '#generated/compute/texts.js';
import { useUnits, type Units } from '#shared/units.js';
import { diskTotal } from '../facts.js';
import { AddressesStay } from '../../power/AddressesStay.js';
import { bulkActions, type BulkActionId } from './bulkActions.js';
import { BulkRequests } from './BulkRequests.js';
import { NameList } from './NameList.js';
import type { BulkPlan } from './plan.js';

interface BulkQuestionProps {
  action: BulkActionId;
  plan: BulkPlan;
  /** How many of them the filter hides at the moment. */
  hidden: number;
  /** How many more are beyond the first rows of the list. */
  unlisted: number;
  force: boolean;
  onForceChange: (force: boolean) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** The one question before many machines are started, stopped or deleted: which, which not, and what is lost. */
export function BulkQuestion(props: BulkQuestionProps) {
  const { action, plan, force, onForceChange, onConfirm, onClose } = props;
  const { t } = useLingui();
  const { number } = useUnits();
  const title = bulkActions[action].title(plan.ready.length);
  const seconds = gracefulStopTimeout / 1000;
  const requests = plan.ready.length > 0 && <BulkRequests action={action} vms={plan.ready} force={force} />;
  const dialog = { open: true, title, confirmLabel: title, onConfirm, onOpenChange: onClose };

  if (action === 'delete') {
    return (
      <ConfirmByName {...dialog} name={phraseOf(plan)} consequences={lossOf(plan, number)} details={requests}>
        <Stack>
          <AddressesStay vms={plan.ready} />
          <Concerned {...props} />
        </Stack>
      </ConfirmByName>
    );
  }
  return (
    <ConfirmDialog
      {...dialog}
      tone={force ? 'danger' : 'neutral'}
      details={
        <>
          {action === 'stop' && <Checkbox label={t`Force stop`} checked={force} onChange={onForceChange} />}
          {requests}
        </>
      }
    >
      <Stack>
        {action === 'stop' && (
          <Text>
            {force ? (
              <Trans>The power is cut at once. What the operating systems have not written to disk yet is lost.</Trans>
            ) : (
              <Trans>
                Each operating system is asked to shut down. One that has not done so after {seconds} seconds is forced
                to stop.
              </Trans>
            )}
          </Text>
        )}
        <Concerned {...props} />
      </Stack>
    </ConfirmDialog>
  );
}

/** Whom it concerns, and who is left out for which reason. */
function Concerned({ plan: { ready, skipped }, hidden, unlisted }: BulkQuestionProps) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap={3}>
      <NameList items={ready.map((vm) => ({ vm }))} />
      {hidden > 0 && (
        <Text tone="muted">
          {plural(hidden, {
            one: '# of the selected is hidden by the filter at the moment.',
            other: '# of the selected are hidden by the filter at the moment.',
          })}
        </Text>
      )}
      {unlisted > 0 && (
        <Text tone="muted">
          {plural(unlisted, {
            one: '# of the selected is not shown in the list at the moment.',
            other: '# of the selected are not shown in the list at the moment.',
          })}
        </Text>
      )}
      {skipped.length > 0 && (
        <Disclosure
          label={plural(skipped.length, { one: '# selected is left out', other: '# selected are left out' })}
          defaultOpen={ready.length === 0}
        >
          <NameList items={skipped} note={({ reason }) => i18n._(computeTexts.reasons[reason])} />
        </Disclosure>
      )}
      {ready.length === 0 && <Text>{t`Nothing can be done with the selected virtual machines at the moment.`}</Text>}
    </Stack>
  );
}

/** What has to be typed: the name of a single machine, else how many there are. */
function phraseOf({ ready }: BulkPlan): string {
  const [first] = ready;
  if (first && ready.length === 1) return first.name;
  return plural(ready.length, { one: '# virtual machine', other: '# virtual machines' });
}

/** What goes with the machines, in sums. */
function lossOf({ ready }: BulkPlan, number: Units['number']): string[] {
  const disks = ready.reduce((sum, { storage }) => sum + storage.length, 0);
  const size = number(ready.reduce((sum, vm) => sum + diskTotal(vm), 0));
  const replicas = ready.reduce((sum, vm) => sum + vm.storage.reduce((all, disk) => all + disk.replicas.length, 0), 0);
  return [
    plural(disks, { one: `# disk, ${size} GB`, other: `# disks, ${size} GB` }),
    ...(replicas > 0 ? [plural(replicas, { one: '# snapshot or backup', other: '# snapshots and backups' })] : []),
  ];
}
