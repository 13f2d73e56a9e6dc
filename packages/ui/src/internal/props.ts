import { isValidElement, type ReactNode } from 'react';

/**
 * The text of a node that is words with some markup, for places that take only text: a label in an attribute, the letters
 * that find an item. What a component renders by itself is not seen: the caller then passes the text beside the node.
 */
export function nodeText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (isValidElement<{ children?: ReactNode }>(node)) return nodeText(node.props.children);
  if (typeof node === 'object' && node !== null && Symbol.iterator in node) return Array.from(node, nodeText).join('');
  return '';
}

/** Whether a slot has something to show. */
export const isEmpty = (node: ReactNode): boolean =>
  node === undefined || node === null || node === false || node === true || node === '';

/** Stands in the place of a value that is not there. */
export const dash = '—';

/** What can be disabled, with or without saying why. */
export interface Disableable {
  /** Cannot be used now. Better say why: `disabledReason`. Default false. */
  disabled?: boolean | undefined;
  /** Why it cannot be used now. Implies `disabled`. */
  disabledReason?: string | undefined;
}

/** Whether it is disabled: a reason is enough. */
export const isDisabled = ({ disabled, disabledReason }: Disableable): boolean =>
  disabled === true || (disabledReason !== undefined && disabledReason !== '');
