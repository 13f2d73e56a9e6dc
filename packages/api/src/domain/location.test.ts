import { describe, expect, it } from 'vitest';
import type { HostPool, Location } from '../generated/types.js';
import { canCreateIn, chooseLocation, choosePool, visibleLocations } from './location.js';

function location(slug: string, fields: Partial<Location> = {}): Location {
  return {
    slug,
    display_name: slug,
    country_code: 'EST',
    order_nr: 1,
    is_default: false,
    is_preferred: false,
    is_published: true,
    create_resource_disabled: false,
    ...fields,
  };
}

const jhv = location('jhv', { order_nr: 3, is_default: true });
const tll = location('tll', { order_nr: 2, is_preferred: true });
const trtu = location('trtu', { order_nr: 1 });
const secret = location('lab', { order_nr: 0, is_published: false });
const closed = (one: Location): Location => ({ ...one, create_resource_disabled: true });

it('customers see published locations in their order, closed ones too', () => {
  expect(visibleLocations([jhv, secret, closed(tll), trtu]).map(({ slug }) => slug)).toEqual(['trtu', 'tll', 'jhv']);
});

it('a location that is named twice is one', () => {
  expect(visibleLocations([jhv, trtu, { ...jhv }, trtu]).map(({ slug }) => slug)).toEqual(['trtu', 'jhv']);
});

it.each([
  { name: 'an open location', where: jhv, expected: { allowed: true } },
  { name: 'a closed one', where: closed(jhv), expected: { allowed: false, reason: 'location-closed' } },
  { name: 'an unpublished one', where: secret, expected: { allowed: false, reason: 'location-unpublished' } },
  { name: 'one that is not there', where: undefined, expected: { allowed: false, reason: 'location-unpublished' } },
])('creating in $name', ({ where, expected }) => {
  expect(canCreateIn(where)).toEqual(expected);
});

describe('the location at first', () => {
  it.each([
    { name: 'is the wanted one', locations: [trtu, tll, jhv], requested: 'trtu', expected: 'trtu' },
    { name: 'is the default', locations: [trtu, tll, jhv], requested: undefined, expected: 'jhv' },
    {
      name: 'is the default when the wanted one is closed',
      locations: [closed(trtu), tll, jhv],
      requested: 'trtu',
      expected: 'jhv',
    },
    {
      name: 'is the default when the wanted one is unknown',
      locations: [trtu, jhv],
      requested: 'moon',
      expected: 'jhv',
    },
    {
      name: 'is a preferred one when the default is closed',
      locations: [trtu, tll, closed(jhv)],
      requested: null,
      expected: 'tll',
    },
    {
      name: 'is the first one otherwise',
      locations: [closed(jhv), location('b', { order_nr: 9 }), trtu],
      requested: null,
      expected: 'trtu',
    },
    { name: 'is never an unpublished one', locations: [secret], requested: 'lab', expected: undefined },
  ])('$name', ({ locations, requested, expected }) => {
    expect(chooseLocation(locations, requested)?.slug).toBe(expected);
  });
});

const pool = (uuid: string, fields: Partial<HostPool> = {}): HostPool => ({
  uuid,
  name: uuid,
  description: null,
  is_default: false,
  is_available: true,
  ...fields,
});

describe('the pool at first', () => {
  const fast = pool('fast');
  const usual = pool('usual', { is_default: true });

  it.each([
    { name: 'is the wanted one', pools: [fast, usual], requested: 'fast', expected: 'fast' },
    { name: 'is the default', pools: [fast, usual], requested: undefined, expected: 'usual' },
    {
      name: 'is one that takes machines',
      pools: [fast, { ...usual, is_available: false }],
      requested: 'usual',
      expected: 'fast',
    },
    { name: 'is none where none does', pools: [], requested: undefined, expected: undefined },
  ])('$name', ({ pools, requested, expected }) => {
    expect(choosePool(pools, requested)?.uuid).toBe(expected);
  });
});
