import { forwardRef, useId, useState, type ReactNode } from 'react';
import { ChartColumn, ChartLine, Table2 } from 'lucide-react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import * as styles from './chart.css.js';

interface ChartFrameProps extends NativeAttributes {
  label: string;
  kind: 'line' | 'bar';
  /** Shown instead of the chart where there is nothing to draw. */
  empty: string | undefined;
  /** Of the plot in px. */
  height: number;
  table: ReactNode;
  chart: ReactNode;
}

/** The figure around a chart: its caption, and the switch between the picture and the same figures as a table. */
export const ChartFrame = forwardRef<HTMLElement, ChartFrameProps>(function ChartFrame(
  { label, kind, empty, height, table, chart, ...attributes },
  ref,
) {
  const messages = useOnDemandMessages('chart');
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const picture = kind === 'line' ? ChartLine : ChartColumn;
  return (
    <figure aria-labelledby={id} {...attributes} ref={ref} className={styles.figure}>
      <div className={styles.head}>
        <figcaption id={id} className={styles.title}>
          {label}
        </figcaption>
        {empty === undefined && (
          <Button variant="quiet" size="small" icon={asTable ? picture : Table2} onClick={() => setAsTable(!asTable)}>
            {asTable ? messages.asChart : messages.asTable}
          </Button>
        )}
      </div>
      {empty !== undefined && (
        <div className={styles.empty} style={{ minBlockSize: height }}>
          <EmptyState picture="chart">{empty}</EmptyState>
        </div>
      )}
      {empty === undefined && (asTable ? table : chart)}
    </figure>
  );
});
