import { foldText } from '../../internal/foldText.js';
import { type Disableable, isDisabled } from '../../internal/props.js';

/** Which options a typed text leaves. */
export type ComboBoxFilter = 'contains' | 'startsWith' | 'none';

/**
 * The options that a typed text leaves, in their order; all of them for an empty text. Spaces around it are left out, as
 * telephones end each word with one.
 */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
  filter: ComboBoxFilter,
): readonly Option[] {
  const text = foldText(typed).trim();
  if (text === '' || filter === 'none') return options;
  const matches = (label: string) => (filter === 'contains' ? label.includes(text) : label.startsWith(text));
  return options.filter(({ label }) => matches(foldText(label)));
}

/**
 * The one option that a typed text names and that can be chosen: by its whole label, or by its id where the label begins
 * with that, as in "EUR – Euro".
 */
export function namedBy<Option extends Disableable & { id: string; label: string }>(
  options: readonly Option[],
  typed: string,
): Option | undefined {
  const text = foldText(typed).trim();
  if (text === '') return undefined;
  const named = options.filter((option) => {
    if (isDisabled(option)) return false;
    const label = foldText(option.label);
    return label === text || (foldText(option.id) === text && label.startsWith(`${text} `));
  });
  return named.length === 1 ? named[0] : undefined;
}
