import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';

/** The address of a machine's own screen. */
export const vmLink = ({ location, uuid }: Pick<LocatedVm, 'location' | 'uuid'>): string =>
  href('vm', { location, vmId: uuid });
