import type { VmParameter, VmParameterConstraint } from '../../generated/types.js';
import { images } from './images.js';

const range = (min: number, max: number, step = 1): VmParameterConstraint => ({ kind: 'range', min, max, step });

/** The limits of the create call. `disks` and `size_gb` are GB, `ram` is MB. */
export const vmParameters: readonly VmParameter[] = [
  { name: 'vcpu', type: 'integer', constraints: [range(1, 32)] },
  { name: 'ram', type: 'integer', constraints: [range(512, 131_072, 512)] },
  { name: 'disks', type: 'integer', constraints: [range(10, 2000)] },
  { name: 'size_gb', type: 'integer', constraints: [range(10, 2000)] },
  { name: 'os_name', type: 'string', constraints: [{ kind: 'enum', values: images.map((image) => image.os_name) }] },
  { name: 'username', type: 'string', constraints: [{ kind: 'regexp', pattern: '^[A-Za-z_][A-Za-z0-9_.-]{0,31}$' }] },
  { name: 'name', type: 'string', constraints: [{ kind: 'regexp', pattern: String.raw`^\S(.{0,62}\S)?$` }] },
];
