import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { wholeStylesheetOf } from '../src/create-theme/stylesheetOf.js';
import { designTokens, plainTokens } from '../src/theme/designTokens.js';
import { makePalette } from '../src/theme/paletteMaker.js';
import { modes } from '../src/theme/paletteTokens.js';
import { manifests } from '../src/themes/manifests.js';

/**
 * Writes what each theme decides for tools that are no bundler: `tokens/metal.light.tokens.json` in the W3C format,
 * `tokens/metal.light.json` by custom property, `tokens/metal.css` as plain CSS.
 */
export const tokenFiles = (dist: string): Plugin => ({
  name: 'livery-token-files',
  writeBundle: () => {
    const folder = join(dist, 'tokens');
    mkdirSync(folder, { recursive: true });
    const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
    const writeJson = (file: string, value: object): void => write(file, `${JSON.stringify(value, null, 2)}\n`);
    for (const manifest of Object.values(manifests)) {
      const { name } = manifest;
      const palette = makePalette(manifest);
      write(`${name}.css`, wholeStylesheetOf(name, palette));
      for (const mode of modes) {
        writeJson(`${name}.${mode}.tokens.json`, designTokens({ manifest, palette }, mode));
        writeJson(`${name}.${mode}.json`, plainTokens({ palette }, mode));
      }
    }
  },
});
