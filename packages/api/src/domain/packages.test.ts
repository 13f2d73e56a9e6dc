import { describe, expect, it } from 'vitest';
import type { PredefinedPackage } from '../generated/types.js';
import { packagesFor } from './packages.js';

function pkg(cpu: number, os: string[], defaults: string[] = [], disabled: string[] = []): PredefinedPackage {
  return { cpu, ram: 1024 * cpu, ssd: 20, os_list: os, default_os_list: defaults, disabled_os_list: disabled };
}

describe('packagesFor', () => {
  const packages = [
    pkg(1, ['debian', 'windows'], [], ['windows']),
    pkg(2, ['debian', 'windows'], ['debian']),
    pkg(4, ['windows'], ['windows']),
    pkg(8, []),
  ];

  it.each([
    ['debian', ['1 yes', '2 yes default', '8 yes']],
    ['windows', ['1 os-disabled', '2 yes', '4 yes default', '8 yes']],
    ['plan9', ['8 yes default']],
  ])('%s', (os, expected) => {
    const offers = packagesFor(packages, os).map(({ package: one, capability, isDefault }) =>
      [one.cpu, capability.allowed ? 'yes' : capability.reason, ...(isDefault ? ['default'] : [])].join(' '),
    );
    expect(offers).toEqual(expected);
  });

  it('chooses none where none can be chosen', () => {
    expect(packagesFor([pkg(1, ['windows'], [], ['windows'])], 'windows').map(({ isDefault }) => isDefault)).toEqual([
      false,
    ]);
  });
});
