import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { Answers } from '#kit/rows/useRows.js';

/** Beside what is said of all locations: that it is without some of them, or that nobody knows. */
export function AnswersNote({ answers }: { answers: Answers }) {
  const { t } = useLingui();
  if (answers === 'all') return null;
  return (
    <Text size="small" tone="muted">
      {answers === 'some' ? t`Without the locations that did not answer.` : t`None of the locations answered.`}
    </Text>
  );
}
