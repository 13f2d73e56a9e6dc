import type { Subinterface } from '@livery/api/generated/types';

/** A dialog that is asked for, and what it is about besides the machine. Disks and replicas are named by their uuid, so that the dialog shows them as they are now. */
export type DialogRequest =
  | {
      id:
        | 'stop'
        | 'forceStop'
        | 'delete'
        | 'rescue'
        | 'resize'
        | 'password'
        | 'clone'
        | 'reinstall'
        | 'snapshot'
        | 'addDisk'
        | 'addVlan'
        | 'assignAddress'
        | 'unassignAddress'
        | 'moveBilling'
        | 'apiRequests';
    }
  | { id: 'rebuild'; replica?: string }
  | { id: 'deleteReplica'; replica: string }
  | { id: 'growDisk' | 'deleteDisk'; disk: string }
  | { id: 'removeVlan'; subinterface: Subinterface };

export type Ask = (request: DialogRequest) => void;
