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

/** A color for each token that no other token has, and that no mixture of two of them is likely to give. */
const markerOf = (index: number): string =>
  `#${((0x10_20_30 + index * 0x9e_37_7b) % 0x1_00_00_00).toString(16).padStart(6, '0')}`;

const tokenByMarker = new Map(opaque.map(([token], index) => [markerOf(index), token]));

/** Gives each token of the page a color of its own, so that a computed color says which token it is. Returns what ends it. */
export function markTokens(root: HTMLElement = document.documentElement): () => void {
  for (const [index, [, property]] of opaque.entries()) root.style.setProperty(property, markerOf(index));
  return () => {
    for (const [, property] of opaque) root.style.removeProperty(property);
  };
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
  /** Elements whose colors are no two tokens: translucent, mixed, or of a theme of their own. */
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
export function pairVerdict({ passes, violations }: axe.AxeResults): PairVerdict {
  const verdict: PairVerdict = { unresolved: [], undeclared: [], pairs: new Map() };
  for (const { any, element, html } of [...passes, ...violations].flatMap(({ nodes }) => nodes)) {
    const data = any[0]?.data as ContrastData | null | undefined;
    // In every variant: what is out of sight has no contrast.
    if (data?.messageKey === 'hidden') continue;
    const foreground = tokenByMarker.get(data?.fgColor ?? '');
    const background = tokenByMarker.get(data?.bgColor ?? '');
    if (foreground && background) {
      const pair = `${foreground} on ${background}`;
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
