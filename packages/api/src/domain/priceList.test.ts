import { describe, expect, it } from 'vitest';
import type { DisplayCurrency, Pricing, ResourcePrice, ResourceType } from '../generated/types.js';
import { listCurrencies, pricedLocations, pricedPools, pricesByGroup, pricesIn, priceSteps } from './priceList.js';
import { storagePrice } from './storage.js';
import { monthlyPrice } from './testing/monthlyPrice.js';

const price = (type: ResourceType, monthly = 1, description = '') => monthlyPrice(type, monthly, { description });

const pricing: Pricing = {
  EUR: {
    jhv: {
      default: [price('CPU', 5), price('RAM', 3), price('BARE_METAL_SERVER', 89, 'Compact')],
      fast: [price('BARE_METAL_SERVER', 99, 'Large'), price('CPU', 7), price('WINDOWS_LICENSE', 9)],
    },
    tll: { default: [] },
  },
  USD: { tll: { default: [price('CPU', 6)] } },
};

describe('the currencies of a price list', () => {
  const display: DisplayCurrency[] = [
    { code: 'EUR', title: 'Euro', rate: 1 },
    { code: 'SEK', title: 'Krona', rate: 11 },
    { code: 'USD', title: 'Dollar', rate: 1.1 },
  ];

  it('are the site’s own, what else is listed, and what can be converted to', () => {
    expect(listCurrencies(pricing, 'EUR', display)).toEqual([
      { code: 'EUR', listed: 'EUR' },
      { code: 'USD', listed: 'USD' },
      { code: 'SEK', listed: 'EUR', display: display[1] },
    ]);
  });

  it('are the site’s own before the price list is known', () => {
    expect(listCurrencies(undefined, 'EUR', []).map(({ code }) => code)).toEqual(['EUR']);
  });
});

describe('the places of a price list', () => {
  const locations = [{ slug: 'tll' }, { slug: 'jhv' }, { slug: 'new' }];

  it.each([
    ['EUR', ['jhv']],
    ['USD', ['tll']],
    ['SEK', []],
  ])('in %s are those that have prices', (currency, slugs) => {
    expect(pricedLocations(pricing, currency, locations).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('have the pools that have prices of their own', () => {
    expect(pricedPools(pricing, 'EUR', 'jhv')).toEqual(['fast']);
    expect(pricedPools(pricing, 'EUR', 'nowhere')).toEqual([]);
  });
});

describe('the prices of a place', () => {
  const listed = (pool?: string) =>
    pricesIn(pricing, { currency: 'EUR', location: 'jhv', pool }, []).map((one) => [
      one.resource_type,
      one.description,
      one.monthly_price_per_unit,
    ]);

  it('are the default ones without a pool', () => {
    expect(listed()).toEqual([
      ['CPU', '', 5],
      ['RAM', '', 3],
      ['BARE_METAL_SERVER', 'Compact', 89],
    ]);
  });

  it('of a pool are its own, and the default ones for what it does not price', () => {
    expect(listed('fast')).toEqual([
      ['CPU', '', 7],
      ['RAM', '', 3],
      ['BARE_METAL_SERVER', 'Compact', 89],
      ['BARE_METAL_SERVER', 'Large', 99],
      ['WINDOWS_LICENSE', '', 9],
    ]);
  });

  it('are none where nothing is listed', () => {
    expect(pricesIn(undefined, { currency: 'EUR', location: 'jhv' }, [])).toEqual([]);
  });

  it('have the one price of object storage that a bucket is charged, wherever one looks', () => {
    const storage = (monthly: number) => ({ default: [price('OBJECT_STORAGE', monthly)] });
    const list: Pricing = { EUR: { jhv: storage(0.025), tll: storage(0.0263), trt: { default: [price('CPU')] } } };
    const monthlyIn = (location: string) =>
      pricesIn(list, { currency: 'EUR', location }, [])
        .filter(({ resource_type: type }) => type === 'OBJECT_STORAGE')
        .map((one) => one.monthly_price_per_unit);
    const charged = storagePrice(list, { currency: 'EUR', locations: [] }, 1).monthly;
    expect(['jhv', 'tll', 'trt'].map(monthlyIn)).toEqual([[charged], [charged], [charged]]);
  });
});

describe('the steps of a price', () => {
  const tier = (from: number, monthly: number) => ({
    from,
    price_per_unit: monthly / 730,
    monthly_price_per_unit: monthly,
  });
  const stepsOf = (...tiers: ResourcePrice['tiers']) =>
    priceSteps(monthlyPrice('CPU', 5, { tiers })).map(({ from, below, monthly }) => [from, below, monthly]);

  it.each([
    ['one without tiers', [], [[0, undefined, 5]]],
    [
      'one for each tier, in their order',
      [tier(16, 3), tier(8, 4)],
      [
        [0, 8, 5],
        [8, 16, 4],
        [16, undefined, 3],
      ],
    ],
    ['the tier that begins with nothing, in the place of the price', [tier(0, 4)], [[0, undefined, 4]]],
  ])('are %s', (_, tiers, steps) => {
    expect(stepsOf(...tiers)).toEqual(steps);
  });
});

describe('the groups of a price list', () => {
  const all = [price('CPU'), price('BARE_METAL_SERVER'), price('GPU'), price('ASSIGNED_FLOATING_IP'), price('RAM')];
  const groups = (...features: string[]) =>
    pricesByGroup(all, (feature) => features.includes(feature)).map(({ group, prices }) => [
      group,
      prices.map((one) => one.resource_type).join(' '),
    ]);

  it('have what the site offers, and what the specification does not name at the end', () => {
    expect(groups('vms', 'bareMetal')).toEqual([
      ['machines', 'CPU RAM'],
      ['network', 'ASSIGNED_FLOATING_IP'],
      ['bareMetal', 'BARE_METAL_SERVER'],
      ['other', 'GPU'],
    ]);
    expect(groups('services')).toEqual([
      ['machines', 'CPU RAM'],
      ['other', 'GPU'],
    ]);
  });
});
