/*
 * What a page is told while it is developed. Called under `process.env.NODE_ENV === 'development'` only, which bundlers
 * replace: nothing of it is in a production build.
 */
import type { ReactNode } from 'react';
import { themeProperty } from '../theme/themeProperty.js';
import { nodeText } from './props.js';

const messages = new Set<string>();

function warn(message: string): void {
  if (messages.has(message)) return;
  messages.add(message);
  // oxlint-disable-next-line no-console -- warnings for developers belong in the browser's console
  console.warn(`Livery: ${message}`);
}

/** The document, and shadow roots that components are in. */
const roots = new Set<Document | ShadowRoot>();

/** Has the checks of the page look into a document or a shadow root. */
export function checkWithin(root: Document | ShadowRoot): void {
  roots.add(root);
}

/** Ids that the page gave to fields. */
const givenIds = new Set<string>();
let isScheduled = false;

/** How long a theme may take before its absence is reported (ms). */
const themePatience = 3000;

/** Whether the stylesheet of its theme reaches an element. One written by hand may not say whose it is. */
function hasStylesheet(themed: Element): boolean {
  const style = getComputedStyle(themed);
  const reached = style.getPropertyValue(themeProperty).trim();
  if (reached !== '') return reached === themed.getAttribute('data-theme');
  return style.getPropertyValue('--livery-color-text') !== '';
}

/** Reports a page without a theme, themes without their stylesheet, and ids that several elements have. */
export function checkPage(): void {
  checkWithin(document);
  const themed = [...roots].flatMap((root) => Array.from(root.querySelectorAll('[data-theme]')));
  if (themed.length === 0) {
    warn(
      'No theme is set, so components have no colors. Call applyTheme(name, mode) of @livery/ui/themes, or import a theme and set data-theme and data-mode on <html>.',
    );
  }
  for (const element of themed) {
    if (hasStylesheet(element)) continue;
    const name = element.getAttribute('data-theme') ?? '';
    warn(`The stylesheet of the theme "${name}" is not in the page: import it, or call applyTheme.`);
  }
  for (const id of givenIds) {
    const selector = `[id="${CSS.escape(id)}"]`;
    if ([...roots].some((root) => root.querySelectorAll(selector).length > 1)) {
      warn(`Several elements have the id "${id}": labels and descriptions reach the first one only.`);
    }
  }
}

/** Checks the page some time after something of the library was rendered. */
export function checkPageLater(): void {
  if (isScheduled || typeof document === 'undefined') return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    checkPage();
  }, themePatience);
}

interface Checked {
  label?: ReactNode;
  id?: string | undefined;
  disabled?: boolean | undefined;
  disabledReason?: string | undefined;
  readOnly?: boolean | undefined;
  value?: unknown;
  checked?: unknown;
  onChange?: unknown;
}

/** Reports a field whose value nobody can change, and takes part in the search for doubled ids. */
export function checkField(props: Checked): void {
  const { label, id, disabled, disabledReason, readOnly, onChange } = props;
  const state = 'checked' in props ? 'checked' : 'value';
  if (props[state] !== undefined && onChange === undefined && !disabled && !disabledReason && !readOnly) {
    const initial = state === 'checked' ? 'defaultChecked' : 'defaultValue';
    warn(
      `The field "${nodeText(label)}" has \`${state}\` without \`onChange\`, so it never changes. Give it ${initial}.`,
    );
  }
  if (id !== undefined) givenIds.add(id);
  checkPageLater();
}

/** Reports a state that a page keeps and is told no change of. For where types would refuse too much. */
export function checkChange(what: string, state: string, change: string): void {
  warn(`${what}: \`${state}\` is given without \`${change}\`, so it never changes.`);
}

/** Reports columns that say they are sortable where nothing sorts. */
export function checkSorting(caption: ReactNode, columns: readonly { sortable?: boolean | undefined }[]): void {
  if (columns.some(({ sortable }) => sortable)) {
    warn(`The table "${nodeText(caption)}" has sortable columns without \`onSortChange\`: they cannot be sorted.`);
  }
}

interface CheckedModal {
  heading: ReactNode;
  open?: boolean | undefined;
  onOpenChange?: unknown;
}

/** Reports a dialog or a drawer that cannot be closed. */
export function checkModal({ heading, open, onOpenChange }: CheckedModal): void {
  if (open !== true || onOpenChange !== undefined) return;
  warn(`"${nodeText(heading)}" is \`open\` without \`onOpenChange\`, so Escape and its close button do nothing.`);
}
