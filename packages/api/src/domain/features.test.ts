import { describe, expect, it } from 'vitest';
import { isFeatureOn } from './features.js';

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
