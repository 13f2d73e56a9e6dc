import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makePalette } from '../theme/paletteMaker.js';
import { modes, type ColorToken } from '../theme/paletteTokens.js';
import { manifests } from './manifests.js';
import { themeNames } from './names.js';

/** The styles of each region of the page: its stylesheet, and the names of its styles in there. */
const regions = {
  'side navigation': ['AppShell/AppShell', ['navigation', 'item', 'drawerItem']],
  header: ['AppShell/AppShell', ['root', 'bar', 'logo', 'headerEnd']],
  'strip over the header': ['AppShell/Strip', ['strip']],
  'login page': ['LoginLayout/LoginLayout', ['root', 'intro', 'logo', 'title', 'subtitle', 'footer']],
  'login panel': ['LoginLayout/LoginLayout', ['pane', 'main', 'certificates']],
} as const;

interface Use {
  /** Region, style and property: "header.bar backgroundColor". */
  what: string;
  token: ColorToken;
}

/** Which token each region takes for what, as its stylesheet says. */
const uses: readonly Use[] = Object.entries(regions).flatMap(([region, [sheet, names]]) => {
  const file = join(import.meta.dirname, `../compositions/${sheet}.css.ts`);
  const styles = readFileSync(file, 'utf8').split(/^export const /m);
  return names.flatMap((name) => {
    const style = styles.find((text) => text.startsWith(`${name} = `));
    if (style === undefined) throw new Error(`${sheet}.css.ts has no style "${name}": name another for ${region}.`);
    const found = style.matchAll(/(\w+): (?:`[^`]*\$\{)?vars\.((?:color|nav|login|terminal)\.\w+)/g);
    return [...found].map(([, property = '', token = '']): Use => ({
      what: `${region}: ${name} ${property}`,
      token: token as ColorToken,
    }));
  });
});

test('each region takes tokens', () => {
  for (const region of Object.keys(regions))
    expect(
      uses.some(({ what }) => what.startsWith(`${region}:`)),
      region,
    ).toBe(true);
});

/*
 * Every token as text, a file each theme: a change of a manifest or of the palette maker is read as a diff, before any
 * picture is taken. `npx vitest run --project unit packages/ui/src/themes/tokens.test.ts -u` writes them anew.
 */
test.each(themeNames)('%s: its tokens are those on record', async (name) => {
  const { radius, heading, scale, ...palettes } = makePalette(manifests[name]);
  const lines = [
    ...modes.flatMap((mode) => Object.entries(palettes[mode]).map(([token, value]) => `${mode} ${token} ${value}`)),
    ...Object.entries(radius).map(([token, value]) => `radius.${token} ${value}`),
    ...Object.entries(heading).map(([token, value]) => `heading.${token} ${value}`),
    ...Object.entries(scale).map(([property, value]) => `${property} ${value}`),
    ...new Set(
      modes.flatMap((mode) => uses.map(({ what, token }) => `${mode} ${what} ${token} ${palettes[mode][token]}`)),
    ),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./${name}/tokens.txt`);
});
