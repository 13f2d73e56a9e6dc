import { lazy } from 'react';
import { useLocation } from 'wouter';
import type { LocatedVm } from '@livery/api/queries/compute';
import { href } from '#shared/paths.js';
import type { DialogRequest } from './requests.js';

const PowerDialog = lazy(() => import('../../power/PowerDialog.js'));
const RescueDialog = lazy(() => import('./RescueDialog.js'));
const ResizeDialog = lazy(() => import('./ResizeDialog.js'));
const PasswordDialog = lazy(() => import('./PasswordDialog.js'));
const CloneDialog = lazy(() => import('./CloneDialog.js'));
const ReinstallDialog = lazy(() => import('./ReinstallDialog.js'));
const RebuildDialog = lazy(() => import('./RebuildDialog.js'));
const SnapshotDialog = lazy(() => import('./SnapshotDialog.js'));
const DeleteReplicaDialog = lazy(() => import('./DeleteReplicaDialog.js'));
const AddDiskDialog = lazy(() => import('./AddDiskDialog.js'));
const GrowDiskDialog = lazy(() => import('./GrowDiskDialog.js'));
const DeleteDiskDialog = lazy(() => import('./DeleteDiskDialog.js'));
const AddVlanDialog = lazy(() => import('./AddVlanDialog.js'));
const RemoveVlanDialog = lazy(() => import('./RemoveVlanDialog.js'));
const AssignAddressDialog = lazy(() => import('./AssignAddressDialog.js'));
const UnassignAddressDialog = lazy(() => import('./UnassignAddressDialog.js'));
const MoveBillingDialog = lazy(() => import('./MoveBillingDialog.js'));
const ApiRequestsDialog = lazy(() => import('./ApiRequestsDialog.js'));

interface VmDialogProps {
  request: DialogRequest;
  vm: LocatedVm;
  onClose: () => void;
}

/** The dialog that was asked for. Each loads when it is first opened, so that the page itself stays small. */
export function VmDialog({ request, ...props }: VmDialogProps) {
  const [, navigate] = useLocation();
  switch (request.id) {
    case 'stop':
    case 'forceStop':
    case 'delete':
      return <PowerDialog {...props} action={request.id} onDeleted={() => navigate(href('vms'))} />;
    case 'rescue':
      return <RescueDialog {...props} />;
    case 'resize':
      return <ResizeDialog {...props} />;
    case 'password':
      return <PasswordDialog {...props} />;
    case 'clone':
      return <CloneDialog {...props} />;
    case 'reinstall':
      return <ReinstallDialog {...props} />;
    case 'rebuild':
      return <RebuildDialog {...props} replica={request.replica} />;
    case 'snapshot':
      return <SnapshotDialog {...props} />;
    case 'deleteReplica':
      return <DeleteReplicaDialog {...props} replica={request.replica} />;
    case 'addDisk':
      return <AddDiskDialog {...props} />;
    case 'growDisk':
      return <GrowDiskDialog {...props} disk={request.disk} />;
    case 'deleteDisk':
      return <DeleteDiskDialog {...props} disk={request.disk} />;
    case 'addVlan':
      return <AddVlanDialog {...props} />;
    case 'removeVlan':
      return <RemoveVlanDialog {...props} subinterface={request.subinterface} />;
    case 'assignAddress':
      return <AssignAddressDialog {...props} />;
    case 'unassignAddress':
      return <UnassignAddressDialog {...props} />;
    case 'moveBilling':
      return <MoveBillingDialog {...props} />;
    default:
      return <ApiRequestsDialog {...props} />;
  }
}
