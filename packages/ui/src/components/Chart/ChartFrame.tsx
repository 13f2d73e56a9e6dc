import { useId, useState, type ComponentType, type ReactNode, type Ref } from 'react';
import { ChartColumn, ChartLine, Table2 } from 'lucide-react';
import { genericForwardRef, type NativeAttributes } from '../../internal/attributes.js';
import { useOnDemand, type OnDemand } from '../../internal/onDemand.js';
import * as englishOfScreens from '../../messages/enOfScreens.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as english from '../../messages/enOnDemand.js';
import { Button } from '../Button/Button.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import * as styles from './chart.css.js';

interface ChartFrameProps<TableProps extends object> extends NativeAttributes {
  label: string;
  kind: 'line' | 'bar';
  /** Shown instead of the chart where there is nothing to draw. */
  empty: string | undefined;
  /** Of the plot in px. */
  height: number;
  /** What draws the table, fetched when somebody asks for it. */
  tableCode: OnDemand<ComponentType<TableProps>>;
  tableProps: TableProps;
  chart: ReactNode;
}

/** The figure around a chart: its caption, and the switch between the picture and the same figures as a table. */
export const ChartFrame = genericForwardRef(function ChartFrame<TableProps extends object>(
  { label, kind, empty, height, tableCode, tableProps, chart, ...attributes }: ChartFrameProps<TableProps>,
  ref: Ref<HTMLElement>,
) {
  const messages = useOnDemandMessages('chart', english.chart);
  const id = useId();
  const popup = useOnDemandMessages('popup', englishOfScreens.popup);
  const [asTable, setAsTable] = useState(false);
  const { code: Table, failed, retry } = useOnDemand(tableCode, asTable, () => setAsTable(false));
  const turn = () => {
    retry();
    setAsTable(!asTable);
  };
  const showsTable = asTable && Table !== undefined;
  const picture = kind === 'line' ? ChartLine : ChartColumn;
  return (
    <figure aria-labelledby={id} {...attributes} ref={ref} className={styles.figure}>
      <div className={styles.head}>
        <figcaption id={id} className={styles.title}>
          {label}
        </figcaption>
        {empty === undefined && (
          <Button variant="quiet" size="small" icon={showsTable ? picture : Table2} onClick={turn}>
            {showsTable ? messages.asChart : messages.asTable}
          </Button>
        )}
      </div>
      {empty !== undefined && (
        <div className={styles.empty} style={{ minBlockSize: height }}>
          <EmptyState picture="chart">{empty}</EmptyState>
        </div>
      )}
      {failed && (
        <p role="alert" className={styles.failure}>
          {popup.failed}
        </p>
      )}
      {empty === undefined && (showsTable ? <Table {...tableProps} /> : chart)}
    </figure>
  );
});
