import { isDisabled } from '../isDisabled.js';
import { bySection, type Option } from './options.js';

/**
 * Which option the arrow keys and letters choose while the list is closed: only one that can be chosen. react-aria's own
 * keys would choose what can merely be reached in the open list.
 */
export function closedKeys(options: readonly Option[], startsWith: (text: string, start: string) => boolean) {
  const order = bySection(options).flatMap((section) => section.options);
  const indexOf = (key: string | number) => order.findIndex(({ id }) => id === key);
  const from = (index: number, step: 1 | -1): string | null => {
    const option = order[index];
    if (!option) return null;
    return isDisabled(option) ? from(index + step, step) : option.id;
  };
  return {
    getFirstKey: () => from(0, 1),
    getKeyAbove: (key: string | number) => from(indexOf(key) - 1, -1),
    getKeyBelow: (key: string | number) => from(indexOf(key) + 1, 1),
    getKeyForSearch: (search: string, key: string | number | null = null) =>
      order
        .slice(key === null ? 0 : Math.max(0, indexOf(key)))
        .find((option) => !isDisabled(option) && startsWith(option.label, search))?.id ?? null,
  };
}
