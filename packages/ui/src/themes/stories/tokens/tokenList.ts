import { vars } from '../../../theme/contract.css.js';
import { exempt, pairs } from '../../../theme/pairs.js';
import type { ColorToken } from '../../../theme/paletteTokens.js';
import { scaledLengths, scaleProperties } from '../../../theme/scale.js';

/** One token as the page shows it. */
export interface TokenEntry {
  group: string;
  /** `color.textMuted`, as in `vars` and the design tokens. */
  name: string;
  /** `--livery-color-text-muted`. */
  property: string;
  /** What it is for. */
  use: string;
  sample: 'color' | 'radius' | 'length' | 'text' | 'none';
}

const once = (reasons: readonly string[]): string[] => [...new Set(reasons)];

/** What a color is for: from the pairs that are declared of it, and from why it may be without one. */
function useOfColor(token: ColorToken): string {
  const on = once(pairs.filter(({ foreground }) => foreground === token).map(({ why }) => why));
  const under = once(pairs.filter(({ background }) => background === token).map(({ foreground }) => foreground));
  const below = under.length > 4 ? `${under.slice(0, 3).join(', ')} and ${under.length - 3} more` : under.join(', ');
  const reasons = [...on, below === '' ? '' : `the ground of ${below}`, exempt[token] ?? ''];
  return reasons.filter((reason) => reason !== '').join('; ');
}

const uses: Readonly<Record<string, string>> = {
  radius: 'corners: small of chips, medium of controls, large of cards, pill of badges',
  heading: 'headings and the name of a logo',
  [scaleProperties.density]: 'what space and heights are multiplied by; set by a theme and by data-density',
  [scaleProperties.text]: 'what sizes of text are multiplied by; set by a theme',
  [scaleProperties.body]: 'the face of running text; set by base.css and by a theme',
};

const useOfLength = (property: string): string => {
  if (property.includes('-size-')) return property.endsWith('row') ? 'height of a row' : 'height of a control';
  if (property.includes('-text-')) return 'size of text';
  return property.includes('-line-') ? 'height of a line of text' : 'space within and between things';
};

/** All tokens, from the contract and from the lengths that follow density and text. */
export const tokenEntries: readonly TokenEntry[] = [
  ...Object.entries(vars).flatMap(([group, tokens]) =>
    Object.entries(tokens).map(([token, reference]): TokenEntry => {
      const name = `${group}.${token}`;
      const isColor = group !== 'radius' && group !== 'heading';
      return {
        group,
        name,
        property: reference.slice('var('.length, -1),
        use: isColor ? useOfColor(name as ColorToken) : (uses[group] ?? ''),
        sample: isColor ? 'color' : group === 'radius' ? 'radius' : 'none',
      };
    }),
  ),
  ...scaledLengths.map(({ property, by }): TokenEntry => ({
    group: by === 'text' ? 'text' : 'space and size',
    name: property.slice('--livery-'.length),
    property,
    use: useOfLength(property),
    sample: property.includes('-text-') ? 'text' : 'length',
  })),
  ...Object.values(scaleProperties).map((property): TokenEntry => ({
    group: 'scale',
    name: property.slice('--livery-'.length),
    property,
    use: uses[property] ?? '',
    sample: 'none',
  })),
];
