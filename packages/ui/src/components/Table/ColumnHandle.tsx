import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSplitter, type SplitterRange } from '../../internal/useSplitter.js';
import * as english from '../../messages/enOnDemand.js';
import { useOnDemandMessages } from '../../messages/useOnDemandMessages.js';
import * as styles from './ColumnHandle.css.js';
import { laidOutAs, layoutOf, naturalWidths, sizedBy, wholePixels, widthsWith } from './columnLayout.js';
import { isResizable } from './columnWidths.js';
import type { ColumnWidths, TableColumn } from './types.js';

interface ColumnHandleProps {
  /** The column in whose head it is; the one before it is sized. */
  id: string;
  columns: readonly TableColumn<never>[];
  /** The heading of a column as text. */
  textOf: (column: TableColumn<never>) => string;
  onChange: (widths: ColumnWidths) => void;
}

interface Shown extends SplitterRange {
  name: string;
}

const hidden: Shown = { name: '', value: 0, min: 0, max: 0 };

/** The line between two columns, which makes the first wider or narrower; the second and those after it give or take. */
export function ColumnHandle({ id, columns, textOf, onChange }: ColumnHandleProps) {
  const messages = useOnDemandMessages('columnHandle', english.columnHandle);
  const handle = useRef<HTMLDivElement>(null);
  const endPreview = useRef<() => void>(undefined);
  const [shown, setShown] = useState(hidden);
  const least = useMemo(
    () => new Map(columns.flatMap((column) => (isResizable(column) ? [[column.id, column.minWidth] as const] : []))),
    [columns],
  );

  const read = () => {
    const row = handle.current?.closest('tr');
    const layout = row ? layoutOf(row, least) : [];
    return { layout, sized: sizedBy(layout, id) };
  };

  useLayoutEffect(() => {
    const row = handle.current?.closest('tr');
    if (!row) return undefined;
    const update = () => {
      const sized = sizedBy(layoutOf(row, least), id);
      const column = columns.find((each) => each.id === sized?.column.id);
      const next = sized && column ? { name: textOf(column), ...sized.range } : hidden;
      setShown((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    update();
    const observer = new ResizeObserver(update);
    for (const head of row.children) observer.observe(head);
    return () => observer.disconnect();
  }, [columns, id, least, textOf]);

  const splitter = useSplitter({
    axis: 'inline',
    measure: () => read().sized?.range ?? hidden,
    preview: (width) => {
      endPreview.current?.();
      endPreview.current = undefined;
      if (width === undefined) return;
      const { layout, sized } = read();
      if (!sized) return;
      const widths = widthsWith(layout, sized.index, width);
      endPreview.current = laidOutAs(layout, true, (each) => `${widths[each] ?? 0}px`);
    },
    onChange: (width) => {
      const { layout, sized } = read();
      if (sized) onChange(wholePixels(widthsWith(layout, sized.index, width)));
    },
    onReset: () => {
      const { layout, sized } = read();
      if (!sized) return;
      const natural = naturalWidths(layout, columns);
      const { value, min, max } = sized.range;
      const width = Math.max(min, Math.min(max, natural.get(sized.column.id) ?? value));
      const widths = widthsWith(layout, sized.index, width);
      const isNatural = layout.every(
        (column) => Math.abs((widths[column.id] ?? 0) - (natural.get(column.id) ?? 0)) < 2,
      );
      onChange(isNatural ? {} : wholePixels(widths));
    },
  });

  return (
    <div
      {...splitter}
      ref={handle}
      className={styles.handle}
      role="separator"
      tabIndex={0}
      hidden={shown.name === ''}
      aria-orientation="vertical"
      aria-label={messages.width(shown.name)}
      aria-valuenow={Math.round(shown.value)}
      aria-valuemin={Math.round(shown.min)}
      aria-valuemax={Math.round(shown.max)}
    />
  );
}
