import { site } from '@livery/api/sandbox/catalogue/site';
import type { SiteConfig } from '@livery/api/generated/types';

/** For `config`: the site with some of its features switched off. */
export const withoutFeatures = (...names: readonly (keyof SiteConfig['features'])[]): Partial<SiteConfig> => ({
  features: { ...site.features, ...Object.fromEntries(names.map((name) => [name, false])) },
});
