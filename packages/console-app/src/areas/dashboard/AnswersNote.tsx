import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { Answers } from '#kit/rows/useRows.js';

interface AnswersNoteProps {
  answers: Answers;
  /** Whether a list has not answered yet. */
  isPending?: boolean;
}

/** Beside what is said of all resources: that it is without some of them, or that nobody knows. */
export function AnswersNote({ answers, isPending = false }: AnswersNoteProps) {
  const { t } = useLingui();
  const texts = [
    ...(answers === 'some' ? [t`Without what could not be loaded.`] : []),
    ...(answers === 'none' ? [t`Nothing could be loaded.`] : []),
    ...(isPending ? [t`Still loading.`] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
}
