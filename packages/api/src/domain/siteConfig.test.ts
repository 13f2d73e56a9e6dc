import { describe, expect, it } from 'vitest';
import type { PredefinedPackage } from '../generated/types.js';
import { checkFeatures, checkPackage } from './siteConfig.js';

it.each([
  [{ kubernetes: true, services: false }, ['Kubernetes requires services to be enabled']],
  [{ kubernetes: true, services: true }, []],
  [{ services: true }, []],
])('%j: %j', (features, expected) => {
  expect(checkFeatures(features)).toEqual(expected);
});

function pkg(cpu: number, os: string[], defaults: string[] = [], disabled: string[] = []): PredefinedPackage {
  return { cpu, ram: 1024 * cpu, ssd: 20, os_list: os, default_os_list: defaults, disabled_os_list: disabled };
}

describe('checkPackage', () => {
  it.each([
    ['a sound package', pkg(1, ['debian', 'windows'], ['debian'], ['windows']), []],
    ['a package without lists', pkg(1, []), []],
    ['a default outside the list', pkg(1, ['debian'], ['ubuntu']), ['default-os-not-in-list ubuntu']],
    ['a disabled one outside the list', pkg(1, ['debian'], [], ['windows']), ['disabled-os-not-in-list windows']],
    ['a default that is disabled', pkg(1, ['debian'], ['debian'], ['debian']), ['default-os-disabled debian']],
    [
      'all at once',
      pkg(1, [], ['ubuntu'], ['ubuntu']),
      ['default-os-not-in-list ubuntu', 'disabled-os-not-in-list ubuntu', 'default-os-disabled ubuntu'],
    ],
  ])('%s', (_, given, expected) => {
    expect(checkPackage(given).map(({ code, params }) => `${code} ${params?.['os']}`)).toEqual(expected);
  });
});
