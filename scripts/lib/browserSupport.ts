import { createRequire } from 'node:module';
import { transformSync } from 'rolldown/utils';
import { buildTargets, supportedBrowsers } from '../vite/browsers.js';

/** How well browsers do a feature: 'y', 'n', or 'a' for parts of it, by browser and version. */
interface Feature {
  stats: Record<string, Record<string, string>>;
}
interface Caniuse {
  features: Record<string, unknown>;
  feature: (packed: unknown) => Feature;
}

/* The data of caniuse.com, which has no types. */
const { features, feature } = createRequire(import.meta.url)('caniuse-lite') as Caniuse;

/** Features of CSS whose absence would be seen, as a stylesheet writes them, by their names in the data of caniuse.com. */
const cssFeatures: readonly [pattern: RegExp, name: string][] = [
  [/@layer\b/, 'css-cascade-layers'],
  [/@container\b/, 'css-container-queries'],
  [/@container[^{]*style\(/, 'css-container-queries-style'],
  [/@scope\b/, 'css-cascade-scope'],
  [/:has\(/, 'css-has'],
  [/:is\(|:where\(/, 'css-matches-pseudo'],
  [/:dir\(/, 'css-dir-pseudo'],
  [/:focus-visible/, 'css-focus-visible'],
  [/:nth-child\([^)]* of /, 'css-nth-child-of'],
  [/[{;]\s*&|[{;}]\s*&/, 'css-nesting'],
  [/color-mix\(|oklch\(|oklab\(/, 'css-lch-lab'],
  [/\b(?:rgb|hsl|oklch|color)\(from /, 'css-relative-colors'],
  [/\d(?:dvh|svh|lvh|dvw|svw|lvw)\b/, 'viewport-unit-variants'],
  [/\d(?:cqi|cqb|cqw|cqh)\b/, 'css-container-query-units'],
  [/subgrid/, 'css-subgrid'],
  [/[{;](?:inset|margin|padding|border)-(?:inline|block)/, 'css-logical-props'],
  [/[{;]overscroll-behavior/, 'css-overscroll-behavior'],
  [/[{;]text-wrap(?:-style)?:balance/, 'css-text-wrap-balance'],
  [/[{;]content-visibility/, 'css-content-visibility'],
  [/anchor-name|position-anchor|anchor\(/, 'css-anchor-positioning'],
  [/@media[^{]*\d(?:px|em|rem)\s*[<>]=?|@media[^{]*[<>]=?\s*\d/, 'css-media-range-syntax'],
  [/[{;](?:-webkit-)?mask(?:-image)?:/, 'css-masks'],
  [/[{;]backdrop-filter/, 'css-backdrop-filter'],
  [/::backdrop/, 'dialog'],
];

type Browsers = Readonly<Record<string, string>>;

/** What of a stylesheet a browser does not do: "css-has: firefox 120". Parts of a feature count as the feature. */
export function missingInStyles(css: string, browsers: Browsers = supportedBrowsers): string[] {
  return cssFeatures
    .filter(([pattern]) => pattern.test(css))
    .flatMap(([, name]) => {
      const { stats } = feature(features[name]);
      return Object.entries(browsers)
        .filter(([browser, version]) => !/^[ya]/.test(stats[browser]?.[version] ?? 'n'))
        .map(([browser, version]) => `${name}: ${browser} ${version}`);
    });
}

/** Whether a script has syntax that one of the browsers does not know: a compiler for them would write it another way. */
export function hasNewerSyntax(code: string, targets: readonly string[] = buildTargets): boolean {
  const compiled = (target: string[]) => {
    const { code: written, errors } = transformSync('emitted.js', code, { target });
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return written;
  };
  return compiled([...targets]) !== compiled(['esnext']);
}
