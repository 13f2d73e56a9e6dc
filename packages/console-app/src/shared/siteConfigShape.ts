import type { Location, SiteConfig } from '@livery/api/generated/types';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What every screen needs, and what stands for it where the answer has it not: nothing is made up but a name. */
const needed = {
  siteName: 'Console',
  siteTheme: 'default',
  siteCountry: '',
  siteLocale: 'en',
  siteCurrency: '',
  features: {},
};

/** What screens walk through. */
const lists = [
  'displayCurrencies',
  'locations',
  'predefinedPackages',
  'paymentProcessors',
  'billingAccountFields',
  'isoCertificates',
  'themeScripts',
];

/** What screens print as it is. */
const texts = ['loginTitle', 'loginSubtitle', 'vatText', 'backupTime', 'supportEmail', 'billingEmail'];

const rowsOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? (value as unknown[]).filter((row) => isFields(row)) : [];

const named = (row: Fields): Partial<Location> =>
  typeof row['display_name'] === 'string' ? row : { ...row, display_name: String(row['slug']) };

export interface UsableSiteConfig {
  config: SiteConfig;
  /** Whether the answer was fit to be kept for the next visit. */
  isWhole: boolean;
}

/**
 * The configuration as screens can use it, whatever the server answered: no body may blank a page (A 5). The shape
 * check has reported what was wrong.
 */
export function usableSiteConfig(answer: unknown): UsableSiteConfig {
  const given: Fields = isFields(answer) ? answer : {};
  const missing = Object.entries(needed).filter(
    ([name, empty]) => typeof given[name] !== typeof empty || given[name] === null,
  );
  const config: Fields = { ...given, ...Object.fromEntries(missing) };
  for (const name of lists) config[name] = rowsOf(given[name]);
  config['locations'] = rowsOf(given['locations'])
    .filter(({ slug }) => typeof slug === 'string')
    .map(named);
  for (const name of texts) if (typeof config[name] !== 'string') delete config[name];
  return {
    config: config as SiteConfig,
    isWhole: missing.length === 0 && lists.every((name) => Array.isArray(given[name])),
  };
}
