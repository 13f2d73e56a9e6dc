import { useId, type ReactNode } from 'react';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './chart.css.js';

interface LegendEntry {
  id: string;
  label: string;
  /** A piece of what is drawn. */
  sample: ReactNode;
  /** Its latest value or its total, already formatted. */
  value: string | undefined;
}

interface ChartLegendProps {
  entries: readonly LegendEntry[];
  isShown: (id: string) => boolean;
  onToggle: (id: string) => void;
}

/** What is drawn in which color; each of several series is a button that hides and shows it. */
export function ChartLegend({ entries, isShown, onToggle }: ChartLegendProps) {
  const messages = useOnDemandMessages('chart', english.chart);
  const hint = useId();
  const isLast = entries.filter(({ id }) => isShown(id)).length === 1;
  const content = ({ sample, label, value }: LegendEntry) => (
    <>
      <span className={styles.legendSample}>{sample}</span>
      <span className={styles.legendLabel}>{label}</span>
      {value !== undefined && <span className={styles.legendValue}>{value}</span>}
    </>
  );
  const single = entries.length === 1;
  return (
    <>
      <ul className={styles.legend} aria-label={messages.legend}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.legendItem}>
            {single && <span className={styles.legendEntry}>{content(entry)}</span>}
            {!single && (
              <button
                type="button"
                className={styles.legendButton}
                aria-pressed={isShown(entry.id)}
                aria-disabled={isLast && isShown(entry.id)}
                aria-describedby={isLast && isShown(entry.id) ? hint : undefined}
                onClick={() => onToggle(entry.id)}
              >
                {content(entry)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!single && isLast && <VisuallyHidden id={hint}>{messages.lastSeries}</VisuallyHidden>}
    </>
  );
}
