import type { ThemeScript } from '@livery/api/generated/types';
import type { ThemeName } from '@livery/ui/themes';

/** Scripts that belong to a theme's brand, beside those of the site's configuration (specification: account and billing, section 1). */
const brandScripts: ReadonlyMap<string, readonly ThemeScript[]> = new Map<ThemeName, readonly ThemeScript[]>([
  ['fjord', [{ src: 'https://consent.fjord.example/v1/consent.js', waitForLoad: true }]],
]);

/** All scripts that a theme adds to the page of a site. */
export const themeScriptsOf = (theme: string, configured: readonly ThemeScript[]): readonly ThemeScript[] => [
  ...(brandScripts.get(theme) ?? []),
  ...configured,
];
