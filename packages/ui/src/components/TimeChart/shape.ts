import type { ComponentType } from 'react';
import type { Placed } from '../Chart/useShownSeries.js';
import type { BandPoint } from '../Chart/scale.js';
import type { LineChartSeries } from './types.js';

/** A series as it is drawn. */
export interface Layer {
  id: string;
  /** Decides its color, dash and texture. */
  index: number;
  points: readonly BandPoint[];
}

interface DrawingProps {
  /** Of what is defined in the svg. */
  id: string;
  /** How many series there are, hidden ones included. */
  count: number;
  layers: readonly Layer[];
  x: (time: number) => number;
  y: (value: number) => number;
}

/** How a chart over time draws its series. */
export interface TimeShape {
  /** Values stand on each other, so that their sum is one too. */
  isStacked: boolean;
  layersOf: (series: readonly Placed<LineChartSeries>[], times: readonly number[]) => readonly Layer[];
  Drawing: ComponentType<DrawingProps>;
  /** A piece of what is drawn, for the legend and the read-out. */
  Sample: ComponentType<{ id: string; index: number }>;
}

/** Each series by itself, from the axis. */
export const separateLayers: TimeShape['layersOf'] = (series) =>
  series.map(({ id, index, points }) => ({ id, index, points: points.map((point) => ({ ...point, from: 0 })) }));
