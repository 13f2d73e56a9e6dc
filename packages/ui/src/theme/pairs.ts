import type { ColorToken } from './paletteTokens.js';

/** Two tokens that meet on the screen, and the contrast that WCAG 2.2 AA asks of them. */
export interface Pair {
  foreground: ColorToken;
  background: ColorToken;
  /** 4.5 for words (1.4.3), 3 for what a person must see to operate or to understand (1.4.11). */
  minimum: 4.5 | 3;
  why: string;
}

const WORDS = 4.5;
const SHAPES = 3;

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

const meanings = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const;
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

function pairsOfMeaning(name: (typeof meanings)[number]): Pair[] {
  const title = (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<typeof name>;
  const soft = `color.${name}Soft` as const;
  return [
    ...cross([`color.on${title}`], [`color.${name}`], WORDS, 'words on the solid color'),
    ...cross(
      [`color.on${title}Soft`],
      [soft, ...surfaces, ...states],
      WORDS,
      'words of this meaning: in a badge or an alert, and bare on a surface or a table row',
    ),
    ...cross([`color.${name}`], [...underControls, soft], SHAPES, 'an icon, dot, bar or checked box of this color'),
    ...cross([`color.${name}Border`], [...underControls, soft], SHAPES, 'the edge of what carries this meaning'),
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
    WORDS,
    'running words and links stand on every surface',
  ),
  ...cross(['color.icon'], [...everywhere, 'login.panel'], SHAPES, 'icons stand on every surface'),
  ...cross(['color.border'], underControls, SHAPES, 'the edge of a field is what shows the field'),
  ...cross(['color.borderStrong'], [...everywhere, 'login.panel'], SHAPES, 'the edge of a hovered or pressed control'),
  ...cross(['color.focusRing'], [...everywhere, 'login.panel'], SHAPES, 'focus is seen wherever it goes'),
  ...meanings.flatMap(pairsOfMeaning),
  ...cross(
    ['color.onPrimary'],
    ['color.primaryHover', 'color.primaryPressed'],
    WORDS,
    'words on a primary button under the pointer',
  ),
  ...cross(
    ['color.onDanger'],
    ['color.dangerHover', 'color.dangerPressed'],
    WORDS,
    'words on a destructive button under the pointer',
  ),
  ...cross(['color.onDangerSoft', 'color.onPrimarySoft'], ['login.panel'], WORDS, 'errors and hints of the login form'),
  ...cross(['color.onTooltip'], ['color.tooltip'], WORDS, 'the words of a tooltip'),
  ...cross(charts, ['color.canvas', 'color.surface', 'color.raised'], SHAPES, 'lines and bars of a chart'),

  ...cross(['terminal.magenta', 'terminal.cyan'], ['color.sunken'], WORDS, 'words in a terminal'),

  ...cross(['nav.text'], ['nav.surface', 'nav.hover'], WORDS, 'names of the navigation'),
  ...cross(['nav.textMuted'], ['nav.surface', 'nav.hover'], WORDS, 'quiet words of the navigation'),
  ...cross(['nav.onSelected'], ['nav.selected'], WORDS, 'the name of the current page'),
  ...cross(['nav.indicator'], ['nav.surface', 'nav.selected'], SHAPES, 'the mark beside the current page'),
  ...cross(['nav.logo'], ['nav.surface'], SHAPES, 'the logo above the navigation'),
  ...cross(['nav.focusRing'], ['nav.surface', 'nav.hover', 'nav.selected'], SHAPES, 'focus in the navigation'),

  ...cross(
    ['login.onCanvas', 'login.onCanvasMuted'],
    ['login.canvas', 'login.art1', 'login.art2'],
    WORDS,
    'title and subtitle, which may run over the two quiet colors of the picture',
  ),
  ...cross(['login.onPanel', 'login.onPanelMuted'], ['login.panel'], WORDS, 'words around the login form'),
  ...cross(
    ['login.accent', 'login.focusRing'],
    ['login.canvas', 'login.art1', 'login.art2'],
    SHAPES,
    'the logo and focus on the picture',
  ),
];

/** Color tokens that owe no contrast to anything, and why. */
export const exempt: Partial<Record<ColorToken, string>> = {
  'color.textDisabled': 'inactive controls are exempt (WCAG 1.4.3); the reason beside them is ordinary text',
  'color.divider': 'separates what spacing separates already; carries no meaning',
  'color.scrim': 'translucent veil behind a dialog; nothing is read through it',
  'color.shadow': 'translucent shadow; edges are drawn by borders',
  'color.skeleton': 'shape of what is loading; the loading itself is announced',
  'nav.divider': 'separates groups that spacing separates already',
  'login.art3': 'the bright color of the picture, decoration only; no words run over it',
};
