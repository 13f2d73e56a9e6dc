import type axe from 'axe-core';
import { vars } from '../packages/ui/src/theme/contract.css.js';
import { pairs } from '../packages/ui/src/theme/pairs.js';
import type { ColorToken } from '../packages/ui/src/theme/paletteTokens.js';

/** Nothing is read through these, and they stay translucent. */
const translucent: ReadonlySet<ColorToken> = new Set(['color.scrim', 'color.shadow']);

/** The custom property of each color token. */
const properties = new Map<ColorToken, string>(
  (['color', 'nav', 'login', 'terminal'] as const).flatMap((group) =>
    Object.entries(vars[group]).map(([name, value]): [ColorToken, string] => [
      `${group}.${name}` as ColorToken,
      value.slice('var('.length, -1),
    ]),
  ),
);

const opaque = [...properties].filter(([token]) => !translucent.has(token));

/** A color that no other token has, here or in another place, and that no mixture of two of them is likely to give. */
const markerOf = (place: number, index: number): string =>
  `#${((0x10_20_30 + (place * opaque.length + index) * 0x9e_37_7b) % 0x1_00_00_00).toString(16).padStart(6, '0')}`;

/** What gives tokens their values: the page, and each of its regions with a theme of its own. */
const themed = (): HTMLElement[] => [
  document.documentElement,
  ...document.body.querySelectorAll<HTMLElement>('[data-theme], [data-mode]'),
];

/** Which token, of which place, a color marks. */
export type Markers = ReadonlyMap<string, { token: ColorToken; place: number }>;

/**
 * Gives each token a color of its own, on the page and once more in each of its regions, so that a computed color says
 * which token it is and whose. Returns these colors, and what ends it.
 */
export function markTokens(): { markers: Markers; unmark: () => void } {
  const markers = new Map<string, { token: ColorToken; place: number }>();
  const unmarks: (() => void)[] = [];
  for (const [place, { style }] of themed().entries()) {
    for (const [index, [token, property]] of opaque.entries()) {
      const own = style.getPropertyValue(property);
      unmarks.push(() => style.setProperty(property, own));
      const marker = markerOf(place, index);
      style.setProperty(property, marker);
      markers.set(marker, { token, place });
    }
  }
  return { markers, unmark: () => unmarks.forEach((unmark) => unmark()) };
}

const proven = new Map(pairs.map(({ foreground, background, minimum }) => [`${foreground} on ${background}`, minimum]));

/** What axe says of one element's colors. */
interface ContrastData {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
  /** Why it read none, such as "hidden". */
  messageKey?: string;
}

export interface PairVerdict {
  /** Elements whose colors are no two tokens of one place: translucent, mixed, fixed, or of two themes. */
  unresolved: HTMLElement[];
  /** Pairs of tokens that `pairs.ts` does not promise the contrast of. */
  undeclared: string[];
  /** The pair of tokens that each of the other elements has, such as "color.text on color.canvas". */
  pairs: Map<Element, string>;
}

/**
 * Compares what axe read (with `elementRef`) while the tokens were marked with the pairs that are proven for every theme and
 * mode. Elements whose contrast axe cannot tell are in neither list, as in its own report of violations.
 */
export function pairVerdict({ passes, violations }: axe.AxeResults, markers: Markers): PairVerdict {
  const verdict: PairVerdict = { unresolved: [], undeclared: [], pairs: new Map() };
  for (const { any, element, html } of [...passes, ...violations].flatMap(({ nodes }) => nodes)) {
    const data = any[0]?.data as ContrastData | null | undefined;
    // In every variant: what is out of sight has no contrast.
    if (data?.messageKey === 'hidden') continue;
    const foreground = markers.get(data?.fgColor ?? '');
    const background = markers.get(data?.bgColor ?? '');
    if (foreground && foreground.place === background?.place) {
      const pair = `${foreground.token} on ${background.token}`;
      if (element) verdict.pairs.set(element, pair);
      const minimum = proven.get(pair) ?? 0;
      if (minimum < Number.parseFloat(data?.expectedContrastRatio ?? '4.5')) {
        verdict.undeclared.push(`${pair}: ${html}`);
      }
    } else if (element) {
      verdict.unresolved.push(element);
    }
  }
  return verdict;
}
