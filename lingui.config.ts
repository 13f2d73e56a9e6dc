import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const source = 'packages/console-app/src';

/** What is on every page before anybody is signed in. */
const start = [`${source}/login`, `${source}/start`, `${source}/shared/texts/errors.ts`];
const palette = `${source}/shell/palette`;
/** What every resource is shown with, and the resources. */
const kit = [`${source}/kit`, `${source}/resources`];

/**
 * The catalogues as translators read them: one an area with the texts of the contract that belong to it, one for the
 * first page, one for the command palette, one for the resource kit, one for all the rest. What a screen loads does not depend on them: the
 * production build splits messages as it splits code.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'et', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: [
    { path: `<rootDir>/${source}/i18n/catalogues/{locale}/start`, include: start },
    {
      path: `<rootDir>/${source}/i18n/catalogues/{locale}/shell`,
      include: [source],
      exclude: [
        ...[...start, ...kit, palette].map((path) => (path.endsWith('.ts') ? path : `${path}/**`)),
        `${source}/{areas,i18n,stories}/**`,
        `${source}/generated/!(common)/**`,
        '**/*.test.*',
      ],
    },
    { path: `<rootDir>/${source}/i18n/catalogues/{locale}/palette`, include: [palette] },
    { path: `<rootDir>/${source}/i18n/catalogues/{locale}/kit`, include: kit, exclude: ['**/*.test.*'] },
    {
      path: `<rootDir>/${source}/i18n/catalogues/{locale}/{name}`,
      include: [`${source}/areas/{name}`, `${source}/generated/{name}`],
      exclude: [`${source}/generated/common`],
    },
  ],
});
