import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { ResourceRows } from '#kit';

interface CoverageNoteProps {
  coverage: ResourceRows<object>['coverage'];
  /** Whether a list has not answered yet. */
  isPending?: boolean;
}

/** Beside what is said of all resources: that it is without some of them, or that nobody knows. */
export function CoverageNote({ coverage, isPending = false }: CoverageNoteProps) {
  const { t } = useLingui();
  const texts = [
    ...(coverage === 'some' ? [t`Without what could not be loaded.`] : []),
    ...(coverage === 'none' ? [t`Nothing could be loaded.`] : []),
    ...(isPending ? [t`Still loading.`] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
}
