import { locationCatalogue } from '../catalogue/locations.js';
import { vmParameters } from '../catalogue/parameters.js';
import type { HandlersOf } from '../http/handlers.js';
import { disks } from './compute/disks.js';
import { interfaces } from './compute/interfaces.js';
import { power } from './compute/power.js';
import { replicas } from './compute/replicas.js';
import { vms } from './compute/vms.js';

/** Virtual machines and what belongs to them (specification: infrastructure, section 7). */
export const compute: HandlersOf<'compute'> = {
  getVmParameters: () => [...vmParameters],
  listHostPools: ({ path }) => (locationCatalogue[path.location]?.pools ?? []).map(({ pool }) => pool),
  ...vms,
  ...power,
  ...disks,
  ...replicas,
  ...interfaces,
};
