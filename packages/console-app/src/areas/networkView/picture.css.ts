import { appStyle } from '@livery/ui/styling';
import { font, media, motion, space, text, vars } from '@livery/ui/theme';

export const frame = appStyle({
  position: 'relative',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.canvas,
  overflow: 'hidden',
});

export const svg = appStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'clamp(360px, calc(100vh - 340px), 900px)',
  fontFamily: font.body,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
});

const noMotion = { [media.reducedMotion]: { transition: 'none' } };
/* Nothing in an SVG element takes the colors of the system by itself. */
const systemText = { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } };
const systemColors = { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } };
const fade = {
  transitionProperty: 'opacity, stroke, fill',
  transitionDuration: motion.fast,
  transitionTimingFunction: motion.ease,
} as const;

export const network = appStyle({
  fill: vars.color.surface,
  stroke: vars.color.border,
  rx: 10,
  '@media': systemColors,
});
export const lane = appStyle({ fill: 'none', stroke: vars.color.border, strokeDasharray: '2 5', rx: 10 });
export const laneTitle = appStyle({ ...text.small, fontWeight: 600, fill: vars.color.textMuted, ...systemText });

/** Something that can be reached. While something is pointed at, the rest steps back. */
export const item = appStyle({ outline: 'none', cursor: 'pointer', textDecoration: 'none' });

const near = {
  stroke: vars.color.primary,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'Highlight', fill: 'Canvas' } },
} as const;
const focused = {
  stroke: vars.color.focusRing,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
} as const;
const inItem = (state: string) => `${item}${state} > &`;

export const card = appStyle({
  fill: vars.color.surface,
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  ...fade,
  '@media': { ...noMotion, ...systemColors },
  selectors: {
    [inItem(':hover')]: { fill: vars.color.hover },
    [inItem('[data-plain][data-tone="success"]')]: { fill: vars.color.successBorder, stroke: vars.color.successBorder },
    [inItem('[data-plain][data-tone="warning"]')]: { fill: vars.color.warningSoft, stroke: vars.color.warningBorder },
    [inItem('[data-plain][data-tone="danger"]')]: { fill: vars.color.dangerSoft, stroke: vars.color.dangerBorder },
    [inItem('[data-near]')]: near,
    [inItem('[data-match]')]: { ...near, fill: vars.color.primarySoft },
    [inItem(':focus-visible')]: focused,
  },
});

/** The head of a network: no box of its own until it is pointed at. */
export const head = appStyle({
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: 2,
  rx: 8,
  selectors: {
    [inItem(':hover')]: { fill: vars.color.hover },
    [inItem('[data-near]')]: near,
    [inItem('[data-match]')]: { ...near, fill: vars.color.primarySoft },
    [inItem(':focus-visible')]: focused,
  },
});

export const tile = appStyle({ fill: vars.color.sunken, '@media': { [media.forcedColors]: { fill: 'Canvas' } } });
const systemIcon = { '@media': { [media.forcedColors]: { color: 'CanvasText' } } };
export const icon = appStyle({ color: vars.color.icon, ...systemIcon });
export const tone = {
  neutral: appStyle({ color: vars.color.neutralBorder, ...systemIcon }),
  success: appStyle({ color: vars.color.successBorder, ...systemIcon }),
  warning: appStyle({ color: vars.color.warningBorder, ...systemIcon }),
  danger: appStyle({ color: vars.color.dangerBorder, ...systemIcon }),
  info: appStyle({ color: vars.color.infoBorder, ...systemIcon }),
};

export const name = appStyle({ fontSize: text.base.fontSize, fontWeight: 500, fill: vars.color.text, ...systemText });
export const detail = appStyle({
  fontSize: text.small.fontSize,
  fill: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  ...systemText,
});

export const line = appStyle({
  fill: 'none',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  ...fade,
  '@media': { ...noMotion, [media.forcedColors]: { stroke: 'CanvasText' } },
  selectors: { '[data-active] &:not([data-near])': { opacity: 0.2 }, '&[data-near]': { strokeWidth: 2.5 } },
});
/* Width and pattern tell the kinds apart where colors cannot. */
export const lineOf = {
  assigned: appStyle({ stroke: vars.color.chart1 }),
  forwards: appStyle({ stroke: vars.color.chart2, strokeWidth: 2.25 }),
  attached: appStyle({ stroke: vars.color.chart3, strokeDasharray: '5 4' }),
  member: appStyle({ stroke: vars.color.neutralBorder, strokeDasharray: '1 4', strokeLinecap: 'round' }),
};

export const tools = appStyle({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlockEnd: space[3],
  display: 'flex',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

/** Beside the tools; it lets through what is pressed below it. */
export const hint = appStyle({
  ...text.small,
  position: 'absolute',
  insetInlineStart: space[3],
  insetBlockEnd: space[3],
  maxInlineSize: 'calc(100% - 160px)',
  margin: 0,
  padding: `${space[1]} ${space[2]}`,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  pointerEvents: 'none',
});

export const legend = appStyle({
  ...text.base,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.textMuted,
});
export const legendItem = appStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const bar = appStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[2] });
export const search = appStyle({
  flex: '0 1 280px',
  minInlineSize: 0,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
/** Beside the middle of the fields. */
export const count = appStyle({ paddingBlockEnd: space[2] });
export const end = appStyle({ marginInlineStart: 'auto' });
