import { type HandlersOf, notBuilt } from '../http/handlers.js';

/** Managed services (specification: infrastructure, section 7): not built yet. */
export const services: HandlersOf<'services'> = {
  listServiceConfigurations: notBuilt,
  listManagedServices: notBuilt,
  createManagedService: notBuilt,
  updateManagedService: notBuilt,
  deleteManagedService: notBuilt,
  rebuildServiceVm: notBuilt,
  startServiceResource: notBuilt,
  stopServiceResource: notBuilt,
  getServiceSecrets: notBuilt,
  listWhitelistAddresses: notBuilt,
  addWhitelistAddress: notBuilt,
  removeWhitelistAddress: notBuilt,
};
