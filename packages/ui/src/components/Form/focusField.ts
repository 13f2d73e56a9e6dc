import { rootOf } from '../../internal/roots.js';

const focusable = [
  'input[type="radio"]:checked',
  'input:not([type="hidden"]):not(:disabled):not([tabindex="-1"]):not([aria-hidden="true"] *)',
  'textarea:not(:disabled)',
  'select:not(:disabled):not([aria-hidden="true"] *)',
  'button:not(:disabled)',
];

const folds = 'details:not([open]), [hidden="until-found"]';

/** Moves focus to the control of the field with this name or id, its label in view. Says whether it arrived. */
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
  /* As the browser's search in page opens them; `open` means nothing to what is no `details`. */
  const foldAround = () => control.closest<HTMLDetailsElement>(folds);
  for (let fold = foldAround(); fold; fold = foldAround()) {
    fold.dispatchEvent(new Event('beforematch', { bubbles: true }));
    fold.removeAttribute('hidden');
    fold.open = true;
  }
  control.focus({ preventScroll: true });
  frame.scrollIntoView({ block: 'center' });
  return rootOf(control).activeElement === control;
}
