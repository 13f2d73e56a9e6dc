import * as chart from '../Chart/chart.css.js';
import { textureId, Textures, TextureSample } from '../Chart/textures.js';
import * as textures from '../Chart/textures.css.js';
import { lineShape } from '../LineChart/lineShape.js';
import { areaPath } from '../Chart/scale.js';
import { separateLayers, type TimeShape } from '../TimeChart/shape.js';
import * as styles from './AreaChart.css.js';
import { stackedLayers } from './stackedLayers.js';

/** Areas that are seen through, each under its line, which differs by its dash. */
export const areaShape: TimeShape = {
  isStacked: false,
  layersOf: separateLayers,
  Drawing: (props) => (
    <>
      {props.layers.map(({ id, index, points }) => (
        <path key={id} className={`${styles.area} ${chart.fill[index % 6]}`} d={areaPath(points, props.x, props.y)} />
      ))}
      <lineShape.Drawing {...props} />
    </>
  ),
  Sample: lineShape.Sample,
};

/** Areas on each other, which differ by their texture. */
export const stackedShape: TimeShape = {
  isStacked: true,
  layersOf: stackedLayers,
  Drawing: ({ id, count, layers, x, y }) => (
    <>
      <defs>
        <Textures id={id} count={count} />
      </defs>
      {layers.map((layer) => (
        <path
          key={layer.id}
          className={textures.segment}
          fill={`url(#${textureId(id, layer.index)})`}
          d={areaPath(layer.points, x, y)}
        />
      ))}
    </>
  ),
  Sample: TextureSample,
};
