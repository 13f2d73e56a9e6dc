import type { ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CopyButton } from '../CopyButton/CopyButton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { useMessages } from '../../messages/messages.js';
import * as css from './KeyValueList.css.js';

export interface KeyValueItem {
  /** The name of the fact. */
  label: string;
  /** Nothing, `null` or an empty string is shown as a dash and read as "unknown". */
  value: ReactNode;
  /** The text that a copy button beside the value copies. */
  copy?: string;
  /** Addresses, ids, fingerprints. */
  mono?: boolean;
  /** A tooltip icon beside the label. */
  info?: ReactNode;
  /** Takes the whole width. */
  wide?: boolean;
}

export interface KeyValueListProps {
  /** The facts, in the order to read. */
  items: readonly KeyValueItem[];
  /** The least width of a column, a CSS length. Default 200px. */
  minColumn?: string;
}

const isUnknown = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** The facts of one thing, in as many columns as fit. */
export function KeyValueList({ items, minColumn = '200px' }: KeyValueListProps) {
  const words = useMessages('keyValueList');
  return (
    <dl className={css.list} style={assignInlineVars({ [css.least]: minColumn })}>
      {items.map((item) => (
        <div key={item.label} className={item.wide === true ? `${css.item} ${css.wide}` : css.item}>
          <dt className={css.label}>
            {item.label}
            {item.info}
          </dt>
          <dd className={css.value}>
            {isUnknown(item.value) ? (
              <span className={css.unknown}>
                <span aria-hidden="true">—</span>
                <VisuallyHidden>{words.unknown}</VisuallyHidden>
              </span>
            ) : (
              <span className={item.mono === true ? `${css.words} ${css.mono}` : css.words}>{item.value}</span>
            )}
            {item.copy !== undefined && item.copy !== '' && <CopyButton value={item.copy} label={item.label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
