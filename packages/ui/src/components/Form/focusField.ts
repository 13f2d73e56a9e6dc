import { rootOf } from '../../internal/roots.js';

const focusable = [
  'input[type="radio"]:checked',
  'input:not([type="hidden"]):not(:disabled):not([tabindex="-1"]):not([aria-hidden="true"] *)',
  'textarea:not(:disabled)',
  'select:not(:disabled):not([aria-hidden="true"] *)',
  'button:not(:disabled)',
];

/** Moves focus to the control of the field with this name or id, its label in view. Says whether there was one. */
export function focusField(within: Element, field: string): boolean {
  const named = `[data-field="${CSS.escape(field)}"]`;
  const frame =
    within.querySelector<HTMLElement>(named) ??
    rootOf(within).getElementById(field)?.closest<HTMLElement>('[data-field]');
  if (!frame) return false;
  const controls = focusable.flatMap((selector) => Array.from(frame.querySelectorAll<HTMLElement>(selector)));
  /* A field may stand within another: the country of a telephone number is not what its error is about. */
  const control = controls.find((one) => one.closest('[data-field]') === frame) ?? controls[0];
  if (!control) return false;
  control.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'center' });
  return true;
}
