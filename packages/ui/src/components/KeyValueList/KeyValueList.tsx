import { forwardRef, type ReactNode } from 'react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { NativeAttributes } from '../../internal/attributes.js';
import { dash } from '../../internal/props.js';
import { CopyButton } from '../CopyButton/CopyButton.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { keysByText } from '../../internal/keysByText.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './KeyValueList.css.js';

export interface KeyValueItem {
  /** The name of the fact. */
  label: string;
  /** Nothing, `null` or an empty string is shown as a dash and read as "unknown". */
  value: ReactNode;
  /** The text that a copy button beside the value copies. */
  copyValue?: string | undefined;
  /** Addresses, ids, fingerprints. Default false. */
  monospace?: boolean | undefined;
  /** After the label, for an InfoIcon. */
  info?: ReactNode;
  /** Takes the whole width. Default false. */
  wide?: boolean | undefined;
}

export interface KeyValueListProps extends NativeAttributes<HTMLDListElement> {
  /** The facts, in the order to read. */
  items: readonly KeyValueItem[];
  /** The least width of a column, a CSS length. Default 200px. */
  minColumnWidth?: string | undefined;
}

const isUnknown = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** The facts of one thing, in as many columns as fit. */
export const KeyValueList = forwardRef<HTMLDListElement, KeyValueListProps>(function KeyValueList(
  { items, minColumnWidth = '200px', ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('keyValueList', english.keyValueList);
  const keyOf = keysByText();
  return (
    <dl {...attributes} ref={ref} className={styles.list} style={assignInlineVars({ [styles.least]: minColumnWidth })}>
      {items.map((item) => (
        <div key={keyOf(item.label)} className={item.wide ? `${styles.item} ${styles.wide}` : styles.item}>
          <dt className={styles.label}>
            {item.label}
            {item.info !== undefined && <span className={styles.info}>{item.info}</span>}
          </dt>
          <dd className={styles.value}>
            {isUnknown(item.value) ? (
              <span className={styles.unknown}>
                <span aria-hidden="true">{dash}</span>
                <VisuallyHidden>{messages.unknown}</VisuallyHidden>
              </span>
            ) : (
              <span className={item.monospace ? `${styles.textColumn} ${styles.mono}` : styles.textColumn}>
                {item.value}
              </span>
            )}
            {item.copyValue && <CopyButton value={item.copyValue} label={item.label} />}
          </dd>
        </div>
      ))}
    </dl>
  );
});
