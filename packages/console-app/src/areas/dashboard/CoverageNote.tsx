import { useLingui } from '@lingui/react/macro';
import { Text } from '@livery/ui';
import type { ResourceRows } from '#kit';

interface CoverageNoteProps {
  coverage: ResourceRows<object>['coverage'];
  /** Whether a list has not answered yet. */
  isPending?: boolean;
  /** Whether something of the billing accounts was not understood. */
  isUnknown?: boolean;
}

/** Beside what is said of all resources: that it is without some of them, or that nobody knows. */
export function CoverageNote({ coverage, isPending = false, isUnknown = false }: CoverageNoteProps) {
  const { t } = useLingui();
  const texts = [
    ...(coverage === 'some' ? [t`Without what could not be loaded.`] : []),
    ...(coverage === 'none' ? [t`Nothing could be loaded.`] : []),
    ...(isUnknown ? [t`How a billing account stands is not known.`] : []),
    ...(isPending ? [t`Still loading.`] : []),
  ];
  if (texts.length === 0) return null;
  return (
    <Text size="small" tone="muted">
      {texts.join(' ')}
    </Text>
  );
}
