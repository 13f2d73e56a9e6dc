import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import * as english from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './parts.css.js';

interface SelectionStripProps {
  caption: string;
  /** How many rows there are, written in the language in force; undefined while that is not known. */
  rowCount: string | undefined;
  /** How many of them are selected, written likewise; undefined for none. */
  selectedCount: string | undefined;
  bulkActions: ReactNode;
  onClear: () => void;
}

/**
 * The strip above the table: its caption, or the bulk actions while rows are selected. Always rendered, so that no row
 * moves.
 */
export function SelectionStrip({ caption, rowCount, selectedCount, bulkActions, onClear }: SelectionStripProps) {
  const messages = useOnDemandMessages('table', english.table);
  if (selectedCount === undefined) {
    return (
      <div className={styles.strip} aria-hidden="true">
        <span className={styles.stripTitle}>{caption}</span>
        {rowCount !== undefined && <span className={styles.stripCount}>{rowCount}</span>}
      </div>
    );
  }
  return (
    <div className={styles.strip} role="group" aria-label={messages.bulkActions} data-active="">
      <span className={styles.stripTitle}>{messages.selected(selectedCount)}</span>
      <div className={styles.stripActions}>{bulkActions}</div>
      <button type="button" className={styles.clearButton} onClick={onClear}>
        <X size={16} strokeWidth={1.75} />
        {messages.clearSelection}
      </button>
    </div>
  );
}
