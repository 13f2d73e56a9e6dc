import { onDemand, useOnDemand } from '../../internal/onDemand.js';
import { windowAbove } from './options.js';

/** Renders only the options in view. Its code is larger than that of the list, so it is fetched for long lists only. */
export const optionWindow = onDemand(async () => (await import('./OptionWindow.js')).OptionWindow);

/**
 * The window for a list of so many options; undefined for a short one, until its code has come, and where that fails:
 * the list is then slow to open, not broken.
 */
export function useOptionWindow(count: number) {
  const needed = count > windowAbove;
  const { code } = useOnDemand(optionWindow, needed);
  return needed ? code : undefined;
}
