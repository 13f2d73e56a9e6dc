import { expect, test } from 'vitest';
import { makePalette } from '../theme/paletteMaker.js';
import { modes } from '../theme/paletteTokens.js';
import { manifests } from './manifests.js';
import { themeNames } from './names.js';

/*
 * Every token as text, a file each theme: a change of a manifest or of the palette maker is read as a diff, before any
 * picture is taken. `npx vitest run --project unit -u packages/ui/src/themes/tokens.test.ts` writes them anew.
 */
test.each(themeNames)('%s: its tokens are those on record', async (name) => {
  const { radius, heading, scale, ...palettes } = makePalette(manifests[name]);
  const lines = [
    ...modes.flatMap((mode) => Object.entries(palettes[mode]).map(([token, value]) => `${mode} ${token} ${value}`)),
    ...Object.entries(radius).map(([token, value]) => `radius.${token} ${value}`),
    ...Object.entries(heading).map(([token, value]) => `heading.${token} ${value}`),
    ...Object.entries(scale).map(([property, value]) => `${property} ${value}`),
  ];
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./${name}/tokens.txt`);
});
