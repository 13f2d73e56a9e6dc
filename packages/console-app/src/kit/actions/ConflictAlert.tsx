import { useLingui } from '@lingui/react/macro';
import { Alert, Button, KeyValueList, Stack, Text } from '@livery/ui';
import type { FieldConflict } from '@livery/api/errors';
import { NameList } from '#shared/NameList.js';
import type { ConflictText } from './boundMutation.js';
import { differenceOf, linesOf } from './difference.js';
import type { Conflict } from './useAction.js';

export interface ConflictAlertProps extends Conflict {
  /** Sends what is shown now in its place, where it may have been changed since. */
  onRetry: (() => void) | undefined;
  onDismiss: () => void;
}

/** Shows what two people have changed, field by field, and asks whether it is sent all the same. */
export function ConflictAlert({ error, texts, overwrite, onRetry, onDismiss }: ConflictAlertProps) {
  const { t, i18n } = useLingui();
  const items = error.conflicts.flatMap((conflict) => {
    const text = texts[conflict.field] as ConflictText | undefined;
    const label =
      text === undefined ? conflict.field : typeof text.label === 'string' ? text.label : i18n._(text.label);
    return [
      { label: t`${label}: what is there now`, value: <Value {...conflict} value={conflict.current} text={text} /> },
      { label: t`${label}: what you save`, value: <Value {...conflict} value={conflict.sent} text={text} /> },
    ];
  });
  return (
    <Alert
      tone="warning"
      urgency="assertive"
      heading={t`Somebody else has changed this meanwhile`}
      actions={<Button size="small" onClick={() => overwrite(onRetry)}>{t`Replace theirs with yours`}</Button>}
      onDismiss={onDismiss}
    >
      <Stack gap={3}>
        <Text>{t`Nothing was saved. Replace theirs, or discard your changes to leave it as it is now.`}</Text>
        <KeyValueList items={items} />
      </Stack>
    </Alert>
  );
}

interface ValueProps extends Pick<FieldConflict, 'seen'> {
  value: unknown;
  text: ConflictText | undefined;
}

/** A value; of a list, how it differs from what the person saw. */
function Value({ seen, value, text }: ValueProps) {
  const { t } = useLingui();
  const lines = linesOf(value, text);
  if (!Array.isArray(value)) return lines.length > 0 ? <NameList items={lines.map((name) => ({ name }))} /> : undefined;
  const { added, removed } = differenceOf(linesOf(seen, text), lines);
  const names = [...added.map((line) => t`Added: ${line}`), ...removed.map((line) => t`Removed: ${line}`)];
  return names.length > 0 ? (
    <NameList items={names.map((name) => ({ name }))} />
  ) : (
    t`The same in another order or in other details`
  );
}
