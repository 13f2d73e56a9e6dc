import { describe, expect, it } from 'vitest';
import { isFeatureOn, isSwitchedOn } from './features.js';

describe('isFeatureOn', () => {
  it.each([
    ['vms', { vms: true }, true],
    ['vms', { vms: false }, false],
    ['eventLog', {}, false],
    ['vms', undefined, false],
    ['kubernetes', { kubernetes: true, services: true }, true],
    ['kubernetes', { kubernetes: true, services: false }, false],
    ['kubernetes', { services: true }, false],
  ] as const)('%s with %j: %s', (feature, features, on) => {
    expect(isFeatureOn(features, feature)).toBe(on);
  });
});

describe('isSwitchedOn', () => {
  const site = { features: { vms: true, ips: false }, referralCodeEnabled: false, recurringPaymentsEnabled: true };

  it.each([
    [{}, true],
    [{ feature: 'vms' }, true],
    [{ feature: 'ips' }, false],
    [{ feature: ['ips', 'vms'] }, true],
    [{ feature: ['ips', 'storage'] }, false],
    [{ setting: 'recurringPaymentsEnabled' }, true],
    [{ setting: 'referralCodeEnabled' }, false],
    [{ feature: 'ips', setting: 'recurringPaymentsEnabled' }, false],
  ] as const)('%j: %s', (needed, on) => {
    expect(isSwitchedOn(site, needed)).toBe(on);
  });
});
