import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

const source = 'packages/console-app/src';

/**
 * One catalogue for what loads at the start, one for the shell and what all areas share, one for the command palette,
 * one an area, with the texts of the contract that belong to it.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'et', 'pseudo'],
  pseudoLocale: 'pseudo',
  fallbackLocales: { pseudo: 'en', default: 'en' },
  format: formatter({ lineNumbers: false, origins: true }),
  catalogs: [
    {
      path: `<rootDir>/${source}/i18n/catalogues/{locale}/start`,
      include: [`${source}/login`, `${source}/start`, `${source}/shared/texts/errors.ts`],
    },
    {
      path: `<rootDir>/${source}/i18n/catalogues/{locale}/shell`,
      include: ['shell', 'shared', 'integrations', 'generated/common', 'routes.ts'].map((part) => `${source}/${part}`),
      exclude: [`${source}/shell/palette/**`],
    },
    { path: `<rootDir>/${source}/i18n/catalogues/{locale}/palette`, include: [`${source}/shell/palette`] },
    {
      path: `<rootDir>/${source}/i18n/catalogues/{locale}/{name}`,
      include: [`${source}/areas/{name}`, `${source}/generated/{name}`],
      exclude: [`${source}/generated/common`],
    },
  ],
});
