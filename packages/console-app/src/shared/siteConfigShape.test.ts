import { describe, expect, it } from 'vitest';
import { usableSiteConfig } from './siteConfigShape.js';

const whole = {
  siteName: 'Livery Cloud',
  siteTheme: 'metal',
  siteCountry: 'EE',
  siteLocale: 'et',
  siteCurrency: 'EUR',
  features: { vms: true },
  displayCurrencies: [{ code: 'EUR', title: 'Euro', rate: 1 }],
  locations: [{ slug: 'jhv', display_name: 'Johvi' }],
  predefinedPackages: [],
  paymentProcessors: [],
  billingAccountFields: [],
  isoCertificates: [],
  themeScripts: [],
  loginTitle: 'Welcome',
};

describe('a site configuration', () => {
  it('that is whole is used as it is and kept', () => {
    expect(usableSiteConfig(whole)).toEqual({ config: whole, isWhole: true });
  });

  it.each([undefined, null, 'text', 7, [], {}])('of %o still has all that screens need', (answer) => {
    const { config, isWhole } = usableSiteConfig(answer);
    expect(isWhole).toBe(false);
    expect(config).toMatchObject({
      siteName: 'Console',
      siteTheme: 'default',
      siteCurrency: '',
      features: {},
      locations: [],
      displayCurrencies: [],
    });
  });

  it.each<[string, unknown, unknown]>([
    ['siteName', 7, 'Console'],
    ['features', null, {}],
    ['locations', 'none', []],
    ['locations', [null, { slug: 'tll' }, { display_name: 'no slug' }], [{ slug: 'tll', display_name: 'tll' }]],
    ['displayCurrencies', { EUR: 1 }, []],
    ['loginTitle', { text: 'Hello' }, undefined],
  ])('with %s of another kind, %o, goes on with %o', (field, value, used) => {
    const { config } = usableSiteConfig({ ...whole, [field]: value });
    expect(new Map(Object.entries(config)).get(field)).toEqual(used);
    expect(config.siteTheme).toBe('metal');
  });
});
