import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** Bare-metal leases, specs and operating systems (specification: infrastructure, section 7): not built yet. */
export const metal: HandlersOf<'metal'> = {
  listBareMetalLeases: notBuilt,
  createBareMetalLease: notBuilt,
  updateBareMetalLease: notBuilt,
  deleteBareMetalLease: notBuilt,
  listBareMetalSpecs: notBuilt,
  listBareMetalOs: notBuilt,
};
