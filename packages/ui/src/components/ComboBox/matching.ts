import { foldText } from '../../internal/foldText.js';

/** Which options a typed text leaves. */
export type ComboBoxFilter = 'contains' | 'startsWith' | 'none';

/** The options that a typed text leaves, in their order; all of them for an empty text. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  filter: ComboBoxFilter,
): readonly Option[] {
  const text = foldText(typed);
  if (text === '' || filter === 'none') return options;
  const matches = (label: string) => (filter === 'contains' ? label.includes(text) : label.startsWith(text));
  return options.filter(({ label }) => matches(foldText(label)));
}
