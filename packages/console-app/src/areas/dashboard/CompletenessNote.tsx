import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { Completeness } from '#kit/rows/useRows.js';

interface CompletenessNoteProps {
  completeness: Completeness;
  /** Whether a list has not answered yet. */
  isPending?: boolean;
}

/** Beside what is said of all resources: that it is without some of them, or that nobody knows. */
export function CompletenessNote({ completeness, isPending = false }: CompletenessNoteProps) {
  const { t } = useLingui();
  const texts = [
    ...(completeness === 'some' ? [t`Without what could not be loaded.`] : []),
    ...(completeness === 'none' ? [t`Nothing could be loaded.`] : []),
    ...(isPending ? [t`Still loading.`] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
}
