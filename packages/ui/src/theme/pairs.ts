import type { ColorToken } from './paletteTokens.js';

/** Two tokens that meet on the screen, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  foreground: ColorToken;
  background: ColorToken;
  /** 4.5 for text (1.4.3), 3 for what a person must see to operate or to understand (1.4.11). */
  minimum: 4.5 | 3;
  why: string;
}

const TEXT = 4.5;
const NON_TEXT = 3;

const surfaces = ['color.canvas', 'color.surface', 'color.raised', 'color.sunken'] as const;
const states = ['color.hover', 'color.pressed', 'color.selected'] as const;
const softs = [
  'color.primarySoft',
  'color.successSoft',
  'color.warningSoft',
  'color.dangerSoft',
  'color.infoSoft',
  'color.neutralSoft',
] as const;
const everywhere = [...surfaces, ...states, ...softs];
const underControls = [...surfaces, 'color.hover', 'color.selected', 'login.panel'] as const;

const semanticColors = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const;
const charts = [
  'color.chart1',
  'color.chart2',
  'color.chart3',
  'color.chart4',
  'color.chart5',
  'color.chart6',
] as const;

function cross(
  foregrounds: readonly ColorToken[],
  backgrounds: readonly ColorToken[],
  minimum: Pair['minimum'],
  why: string,
): Pair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, minimum, why })),
  );
}

function pairsOfSemanticColor(name: (typeof semanticColors)[number]): Pair[] {
  const title = (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<typeof name>;
  const soft = `color.${name}Soft` as const;
  return [
    ...cross([`color.on${title}`], [`color.${name}`], TEXT, 'text on the solid color'),
    ...cross(
      [`color.on${title}Soft`],
      [soft, ...surfaces, ...states],
      TEXT,
      'text in this color: in a badge or an alert, and bare on a surface or a table row',
    ),
    ...cross([`color.${name}`], [...underControls, soft], NON_TEXT, 'an icon, dot, bar or checked box of this color'),
    ...cross([`color.${name}Border`], [...underControls, soft], NON_TEXT, 'the edge of what has this color'),
  ];
}

/**
 * Every combination the components may use. A component that needs one which is not here adds it here first;
 * the palette maker then sees to it in all themes and both modes.
 */
export const pairs: readonly Pair[] = [
  ...cross(
    ['color.text', 'color.textMuted', 'color.link', 'color.linkHover'],
    [...everywhere, 'login.panel'],
    TEXT,
    'running text and links stand on every surface',
  ),
  ...cross(['color.icon'], [...everywhere, 'login.panel'], NON_TEXT, 'icons stand on every surface'),
  ...cross(['color.border'], underControls, NON_TEXT, 'the edge of a field is what shows the field'),
  ...cross(
    ['color.borderStrong'],
    [...everywhere, 'login.panel'],
    NON_TEXT,
    'the edge of a hovered or pressed control',
  ),
  ...cross(['color.focusRing'], [...everywhere, 'login.panel'], NON_TEXT, 'focus is seen wherever it goes'),
  ...semanticColors.flatMap(pairsOfSemanticColor),
  ...cross(
    ['color.onPrimary'],
    ['color.primaryHover', 'color.primaryPressed'],
    TEXT,
    'text on a primary button under the pointer',
  ),
  ...cross(
    ['color.onDanger'],
    ['color.dangerHover', 'color.dangerPressed'],
    TEXT,
    'text on a destructive button under the pointer',
  ),
  ...cross(['color.onDangerSoft', 'color.onPrimarySoft'], ['login.panel'], TEXT, 'errors and hints of the login form'),
  ...cross(['color.onTooltip'], ['color.tooltip'], TEXT, 'the text of a tooltip'),
  ...cross(charts, ['color.canvas', 'color.surface', 'color.raised'], NON_TEXT, 'lines and bars of a chart'),

  ...cross(['terminal.magenta', 'terminal.cyan'], ['color.sunken'], TEXT, 'text in a terminal'),

  ...cross(['nav.text'], ['nav.surface', 'nav.hover'], TEXT, 'names of the navigation'),
  ...cross(['nav.textMuted'], ['nav.surface', 'nav.hover'], TEXT, 'muted text of the navigation'),
  ...cross(['nav.onSelected'], ['nav.selected'], TEXT, 'the name of the current page'),
  ...cross(['nav.indicator'], ['nav.surface', 'nav.selected'], NON_TEXT, 'the mark beside the current page'),
  ...cross(['nav.logo'], ['nav.surface'], NON_TEXT, 'the logo above the navigation'),
  ...cross(['nav.focusRing'], ['nav.surface', 'nav.hover', 'nav.selected'], NON_TEXT, 'focus in the navigation'),

  ...cross(
    ['login.onCanvas', 'login.onCanvasMuted'],
    ['login.canvas', 'login.art1', 'login.art2'],
    TEXT,
    'title and subtitle, which may run over the two muted colors of the picture',
  ),
  ...cross(['login.onPanel', 'login.onPanelMuted'], ['login.panel'], TEXT, 'text around the login form'),
  ...cross(
    ['login.accent', 'login.focusRing'],
    ['login.canvas', 'login.art1', 'login.art2'],
    NON_TEXT,
    'the logo and focus on the picture',
  ),
];

/** Color tokens without a contrast requirement, and why. */
export const exempt: Partial<Record<ColorToken, string>> = {
  'color.textDisabled': 'inactive controls are exempt (WCAG 1.4.3); the reason beside them is ordinary text',
  'color.divider': 'separates what spacing separates already; carries no meaning',
  'color.scrim': 'translucent layer behind a dialog; nothing is read through it',
  'color.shadow': 'translucent shadow; edges are drawn by borders',
  'color.skeleton': 'shape of what is loading; the loading itself is announced',
  'nav.divider': 'separates groups that spacing separates already',
  'login.art3': 'the bright color of the picture, decoration only; no text runs over it',
};
