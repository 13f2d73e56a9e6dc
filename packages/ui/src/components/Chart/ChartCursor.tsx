import { useState, type ReactNode } from 'react';
import * as styles from './chart.css.js';

/** The area of a plot inside its svg, in px. */
interface PlotArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of `count` positions the cursor is at. */
export function useChartCursor(count: number, initialIndex = count - 1) {
  const [hovered, setHovered] = useState<number | null>(null);
  const [selected, setSelected] = useState(initialIndex);
  const [focused, setFocused] = useState(false);
  const keyboardIndex = Math.max(0, Math.min(selected, count - 1));
  return {
    keyboardIndex,
    /** The position that is read out now; undefined while the cursor is elsewhere. */
    activeIndex: hovered ?? (focused ? keyboardIndex : undefined),
    setHovered,
    setSelected,
    setFocused,
  };
}

interface ChartCursorProps {
  label: string;
  cursor: ReturnType<typeof useChartCursor>;
  count: number;
  area: PlotArea;
  /** The position nearest to a distance from the start of the area, in px. */
  indexAt: (distance: number) => number;
  valueText: string;
  /** Where the read-out stands, in px from the left of the plot; undefined while there is none. */
  readoutAt: number | undefined;
  /** The width of the plot in px. */
  width: number;
  readout: ReactNode;
}

/** A native range over the plot, moved by pointer, touch or arrow keys, with a read-out of where it is. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, cursor, count, area, indexAt, valueText, readoutAt, width, readout } = props;
  return (
    <>
      <input
        type="range"
        className={styles.cursor}
        style={area}
        aria-label={label}
        aria-valuetext={valueText}
        min={0}
        max={Math.max(0, count - 1)}
        value={cursor.keyboardIndex}
        onChange={(event) => cursor.setSelected(event.target.valueAsNumber)}
        onFocus={() => cursor.setFocused(true)}
        onBlur={() => cursor.setFocused(false)}
        onKeyDown={() => cursor.setHovered(null)}
        onPointerMove={(event) =>
          cursor.setHovered(indexAt(event.clientX - event.currentTarget.getBoundingClientRect().left))
        }
        onPointerLeave={() => cursor.setHovered(null)}
      />
      <div className={styles.plotRing} style={area} />
      {readoutAt !== undefined && (
        <div
          className={styles.readout}
          aria-hidden="true"
          style={readoutAt > area.left + area.width / 2 ? { right: width - readoutAt + 12 } : { left: readoutAt + 12 }}
        >
          {readout}
        </div>
      )}
    </>
  );
}
