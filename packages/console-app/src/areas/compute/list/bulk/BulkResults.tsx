import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, Stack, StatusIndicator, Text } from '@livery/ui';
import { useErrorText } from '#shared/texts/errors.js';
import { computeTexts } from '#generated/compute/texts.js';
import { bulkActions, type BulkActionId } from './bulkActions.js';
import { NameList } from './NameList.js';
import { worthRetrying, type Outcome } from './plan.js';

interface BulkResultsProps {
  action: BulkActionId;
  outcomes: readonly Outcome[];
  onRetry: () => void;
  onClose: () => void;
}

const isOf =
  <Result extends Outcome['result']>(result: Result) =>
  (outcome: Outcome): outcome is Extract<Outcome, { result: Result }> =>
    outcome.result === result;

/** What became of each machine: failures first, each with its reason. It stays until it is closed. */
export function BulkResults({ action, outcomes, onRetry, onClose }: BulkResultsProps) {
  const { t, i18n } = useLingui();
  const errorText = useErrorText();
  const done = outcomes.filter(isOf('done'));
  const failed = outcomes.filter(isOf('failed'));
  const skipped = outcomes.filter(isOf('skipped'));
  const cancelled = outcomes.filter(isOf('cancelled'));
  const again = worthRetrying(outcomes).length;
  const count = i18n.number(again);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={bulkActions[action].title(outcomes.length - skipped.length)}
      description={summaryOf(outcomes)}
      role="alertdialog"
      footer={
        <>
          {again > 0 && <Button onClick={onRetry}>{t`Retry failed (${count})`}</Button>}
          <Button variant="primary" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <Stack>
        {failed.length > 0 && (
          <Stack gap={2}>
            <StatusIndicator tone="danger">{i18n._(bulkActions[action].failure)}</StatusIndicator>
            <NameList items={failed} most={50} note={({ error }) => errorText(error)} />
          </Stack>
        )}
        {cancelled.length > 0 && (
          <Stack gap={2}>
            <StatusIndicator tone="warning">{t`Cancelled before it began`}</StatusIndicator>
            <NameList items={cancelled} most={20} />
          </Stack>
        )}
        {skipped.length > 0 && (
          <Stack gap={2}>
            <StatusIndicator>{t`Left out`}</StatusIndicator>
            <NameList items={skipped} most={20} note={({ reason }) => i18n._(computeTexts.reasons[reason])} />
          </Stack>
        )}
        {done.length > 0 && (
          <Stack gap={2}>
            <StatusIndicator tone="success">{t`Succeeded`}</StatusIndicator>
            <NameList items={done} most={20} />
          </Stack>
        )}
        {outcomes.length === 0 && <Text>{t`There was nothing to do.`}</Text>}
      </Stack>
    </Dialog>
  );
}

/** "9 succeeded · 1 failed": only what there is. */
export function summaryOf(outcomes: readonly Outcome[]): string {
  const count = (result: Outcome['result']) => outcomes.filter((outcome) => outcome.result === result).length;
  const done = count('done');
  const failed = count('failed');
  const skipped = count('skipped');
  const cancelled = count('cancelled');
  return [
    done > 0 && plural(done, { one: '# succeeded', other: '# succeeded' }),
    failed > 0 && plural(failed, { one: '# failed', other: '# failed' }),
    skipped > 0 && plural(skipped, { one: '# left out', other: '# left out' }),
    cancelled > 0 && plural(cancelled, { one: '# cancelled', other: '# cancelled' }),
  ]
    .filter(Boolean)
    .join(' · ');
}
