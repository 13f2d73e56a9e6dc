/* Made from openapi/ by `npm run generate`. Never edited by hand. */
import * as compute from '../schemas/compute.js';

/** The schema of each answer of this area, by method and path. */
export const responses = {
  'GET /api/parameters/vm': { operationId: 'getVmParameters', schema: compute.zGetVmParametersResponse },
  'POST /{location}/user-resource/vm': { operationId: 'createVm', schema: compute.zCreateVmResponse },
  'PATCH /{location}/user-resource/vm': { operationId: 'updateVm', schema: compute.zUpdateVmResponse },
  'GET /{location}/user-resource/vm/list': { operationId: 'listVms', schema: compute.zListVmsResponse },
  'POST /{location}/user-resource/vm/clone': { operationId: 'cloneVm', schema: compute.zCloneVmResponse },
  'POST /{location}/user-resource/vm/replica': { operationId: 'createReplica', schema: compute.zCreateReplicaResponse },
  'POST /{location}/user-resource/vm/storage': { operationId: 'addDisk', schema: compute.zAddDiskResponse },
  'PATCH /{location}/user-resource/vm/storage': { operationId: 'resizeDisk', schema: compute.zResizeDiskResponse },
  'GET /{location}/user-resource/host_pool/list': { operationId: 'listHostPools', schema: compute.zListHostPoolsResponse },
  'GET /{location}/network/virtual-machines/interfaces': { operationId: 'listVmInterfaces', schema: compute.zListVmInterfacesResponse },
  'GET /{location}/network/virtual-machines/{uuid}/interfaces': { operationId: 'listInterfacesOfVm', schema: compute.zListInterfacesOfVmResponse },
  'POST /{location}/network/virtual-machines/{uuid}/interfaces/{if_uuid}/subinterfaces': { operationId: 'createSubinterface', schema: compute.zCreateSubinterfaceResponse },
} as const;
