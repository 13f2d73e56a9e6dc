import { isCalled, labelOf, namesOf, type Name } from './names.js';

/** Where things of each kind are found. */
export const selectors = {
  accordionitem: ':is(h2, h3, h4, h5, h6) > button[aria-expanded]',
  alert: '[role="alert"]',
  button: 'button, [role="button"]',
  checkbox: 'input[type="checkbox"]:not([role="switch"]), [role="checkbox"]',
  columnheader: '[role="columnheader"], thead th',
  combobox: 'input[role="combobox"]',
  dialog: 'dialog, [role="dialog"], [role="alertdialog"]',
  disclosure: 'details',
  fileinput: 'input[type="file"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  group: '[role="group"], fieldset',
  link: 'a[href], [role="link"]',
  listbox: '[role="listbox"]',
  listitem: 'li, [role="listitem"]',
  menu: '[role="menu"]',
  menubutton: 'button[aria-haspopup="menu"]',
  menuitem: '[role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"]',
  navigation: 'nav, [role="navigation"]',
  option: '[role="option"]',
  pagelink: 'nav li > :is(a, button)',
  popoverbutton: 'button[aria-haspopup="dialog"]',
  radio: 'input[type="radio"], [role="radio"]',
  radiogroup: '[role="radiogroup"]',
  region: 'section[aria-label], [role="region"]',
  rowheader: '[role="rowheader"], tbody th',
  select: 'button[aria-haspopup="listbox"]',
  separator: '[role="separator"][tabindex]',
  slider: 'input[type="range"], [role="slider"]',
  switch: '[role="switch"]',
  tab: '[role="tab"]',
  table: 'table, [role="table"]',
  tablist: '[role="tablist"]',
  textbox: 'input:not([type="checkbox"], [type="radio"], [type="hidden"], [type="range"]), textarea, [role="textbox"]',
  tooltip: '[role="tooltip"]',
} as const;

/** Kinds of things on a screen: mostly ARIA roles. */
export type Kind = keyof typeof selectors;

/** Everything of a kind that a person can reach, in order: nothing behind an open dialog, nothing hidden. */
export const findAll = (root: ParentNode, kind: Kind): HTMLElement[] =>
  Array.from(root.querySelectorAll<HTMLElement>(selectors[kind])).filter(
    (element) => element.closest('[aria-hidden="true"], [hidden], [inert]') === null,
  );

/** The thing of that kind and name, if there is one. What is wholly called so comes before what is called so in part. */
export function maybe(root: ParentNode, kind: Kind, name: Name): HTMLElement | undefined {
  const named = findAll(root, kind).map((element) => ({ element, names: namesOf(element) }));
  return (
    named.find(({ names: [whole = ''] }) => isCalled(whole, name)) ??
    named.find(({ names }) => names.some((part) => isCalled(part, name)))
  )?.element;
}

/** The thing of that kind and name. Throws the names that there are. */
export function find(root: ParentNode, kind: Kind, name: Name): HTMLElement {
  const found = maybe(root, kind, name);
  if (found) return found;
  const others = findAll(root, kind).map((element) => `"${namesOf(element)[0] ?? ''}"`);
  const there = others.length > 0 ? `There are: ${others.join(', ')}.` : 'There is none at all.';
  throw new Error(`There is no ${kind} named ${typeof name === 'string' ? `"${name}"` : String(name)}. ${there}`);
}

/** The labels of all things of that kind. */
export const labelsOf = (root: ParentNode, kind: Kind): string[] => findAll(root, kind).map(labelOf);
