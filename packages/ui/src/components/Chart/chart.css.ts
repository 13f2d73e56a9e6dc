import { vars } from '../../theme/contract.css.js';
import { componentStyle } from '../../theme/styling.js';
import { space, text } from '../../theme/tokens.js';
import { colorTransition, focusRing, noMotion } from '../../internal/styles.js';

export const figure = componentStyle({
  ...text.base,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  margin: 0,
  color: vars.color.text,
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});

export const title = componentStyle({ fontWeight: 600 });

export const legend = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.half} ${space[1]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const legendItem = componentStyle({ display: 'flex', minInlineSize: 0 });

const entry = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  minBlockSize: '24px',
} as const;

export const legendEntry = componentStyle(entry);

export const legendLabel = componentStyle({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '[aria-pressed="false"] > &': { textDecoration: 'line-through' } },
});

export const legendSample = componentStyle({
  display: 'inline-flex',
  flexShrink: 0,
  selectors: { '[aria-pressed="false"] > &': { opacity: 0.35 } },
});

export const legendButton = componentStyle({
  ...entry,
  ...colorTransition,
  margin: 0,
  paddingBlock: space.half,
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.pressed },
    '&:focus-visible': focusRing,
    '&[aria-disabled="true"]': { cursor: 'default', background: 'transparent' },
    '&[aria-pressed="false"]': { color: vars.color.textMuted },
  },
  '@media': noMotion,
});

export const legendValue = componentStyle({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

/* Time runs from left to right in every script, as on the clock faces of monitoring everywhere. */
export const plot = componentStyle({ position: 'relative', direction: 'ltr', minInlineSize: 0 });

export const svg = componentStyle({ display: 'block', inlineSize: '100%', overflow: 'visible' });

export const grid = componentStyle({ stroke: vars.color.divider, strokeWidth: 1, shapeRendering: 'crispEdges' });

export const axisText = componentStyle({
  fontSize: text.small.fontSize,
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const cursorLine = componentStyle({
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
});

const colors = [
  vars.color.chart1,
  vars.color.chart2,
  vars.color.chart3,
  vars.color.chart4,
  vars.color.chart5,
  vars.color.chart6,
];
export const stroke = colors.map((color) => componentStyle({ stroke: color }));
export const fill = colors.map((color) => componentStyle({ fill: color }));

/** A native range lies over the plot: keyboard, touch and screen readers move it as they move any slider. */
export const cursor = componentStyle({
  position: 'absolute',
  appearance: 'none',
  margin: 0,
  padding: 0,
  opacity: 0,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

export const plotRing = componentStyle({
  position: 'absolute',
  pointerEvents: 'none',
  borderRadius: vars.radius.small,
  selectors: { [`${cursor}:focus-visible + &`]: focusRing },
});

export const readout = componentStyle({
  ...text.small,
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  gap: space.half,
  paddingBlock: space[1],
  paddingInline: space[2],
  border: `1px solid ${vars.color.divider}`,
  borderRadius: vars.radius.medium,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: `0 4px 16px ${vars.color.shadow}`,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const readoutTime = componentStyle({ color: vars.color.textMuted });

export const readoutRow = componentStyle({ display: 'flex', alignItems: 'center', gap: space[2] });

export const readoutValue = componentStyle({
  marginInlineStart: 'auto',
  paddingInlineStart: space[3],
  fontWeight: 600,
});

export const failure = componentStyle({ margin: 0, color: vars.color.onDangerSoft });

export const empty = componentStyle({ display: 'grid', placeItems: 'center' });
