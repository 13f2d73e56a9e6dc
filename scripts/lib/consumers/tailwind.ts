import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ConsumerBrowser } from './browser.js';
import type { Check } from './checks.js';
import { withInstalled } from './installed.js';
import { changesBy } from './looks.js';
import { fromReadme } from './project.js';

interface Tailwind {
  compile: (
    css: string,
    options: {
      base: string;
      loadStylesheet: (id: string, base: string) => Promise<{ path: string; base: string; content: string }>;
    },
  ) => Promise<{ build: (classes: string[]) => string }>;
}

/** What Tailwind writes for a page that uses none of its classes: its layers, its theme and its reset. */
async function tailwindSheet(folder: string): Promise<string> {
  const library = join(folder, 'node_modules/tailwindcss');
  const { compile } = (await import(pathToFileURL(join(library, 'dist/lib.mjs')).href)) as Tailwind;
  const compiled = await compile("@import 'tailwindcss';", {
    base: folder,
    loadStylesheet: async (id, base) => {
      const path = id === 'tailwindcss' ? join(library, 'index.css') : join(base, id);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  return compiled.build([]);
}

export const tailwind = (browser: ConsumerBrowser): Check => [
  'beside Tailwind no component looks other than alone, where the page has its layers as the README says',
  () =>
    withInstalled('Tailwind', {}, async (folder) => {
      const files = { 'tailwind.css': await tailwindSheet(folder) };
      const link = '<link rel="stylesheet" href="/tailwind.css">';
      const layers = fromReadme(/`(@layer theme, base, components, utilities[^`]*)`/);
      const layersLast = layers
        .replace(/@layer (theme, base, components, utilities), ([^;]*);/, '@layer $2, $1;')
        .replace('livery-reset', 'livery-reset, livery-components');
      return changesBy(folder, browser, {
        plain: `<style>${layersLast}</style>${link}`,
        recipe: `<style>${layers}</style>${link}`,
        files,
      });
    }),
];
