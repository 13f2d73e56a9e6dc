import type { AddDiskRequest, DeleteDiskRequest, ResizeDiskRequest } from '../../generated/types.js';
import { change } from '../change.js';
import { inForm, itsList } from './variables.js';

type InLocation<Body> = { location: string } & Body;

/** Adds a disk to a virtual machine; size in GB (I 7). */
export const addDisk = change({
  operation: 'addDisk',
  call: 'POST /{location}/user-resource/vm/storage',
  failure: 'addDisk',
  creates: true,
  request: (variables: InLocation<AddDiskRequest>) => inForm(variables),
  refreshes: itsList,
});

/** Grows a disk; size in GB (I 4). */
export const resizeDisk = change({
  operation: 'resizeDisk',
  call: 'PATCH /{location}/user-resource/vm/storage',
  failure: 'resizeDisk',
  request: (variables: InLocation<ResizeDiskRequest>) => inForm(variables),
  refreshes: itsList,
});

/** Deletes a disk that is not the primary one (I 7). */
export const deleteDisk = change({
  operation: 'deleteDisk',
  call: 'DELETE /{location}/user-resource/vm/storage',
  failure: 'deleteDisk',
  request: (variables: InLocation<DeleteDiskRequest>) => inForm(variables),
  refreshes: itsList,
});
