import { reset } from '../../theme/layers.css.js';
import * as chart from '../Chart/chart.css.js';
import * as styles from '../TimeChart/TimeChart.css.js';
import { linePath } from '../Chart/scale.js';
import { separateLayers, type TimeShape } from '../TimeChart/shape.js';

/** Dash patterns, so that lines differ without their colors too. */
const dashes = [undefined, '6 4', '2 4', '10 4 2 4', '1 3', '12 6'] as const;

export const lineShape: TimeShape = {
  isStacked: false,
  layersOf: separateLayers,
  Drawing: ({ layers, x, y }) =>
    layers.map(({ id, index, points }) => (
      <path
        key={id}
        className={`${styles.line} ${chart.stroke[index % 6]}`}
        strokeDasharray={dashes[index % 6]}
        d={linePath(points, x, y)}
      />
    )),
  Sample: ({ index }) => (
    <svg className={reset} width={20} height={8} aria-hidden="true">
      <path className={`${styles.line} ${chart.stroke[index % 6]}`} strokeDasharray={dashes[index % 6]} d="M1 4H19" />
    </svg>
  ),
};
