import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { LocationReason } from '@livery/api/domain/location';
import type { ReasonCode } from '@livery/api/domain/vmCapabilities';

/** Why something cannot be done, as a disabled action says it on focus and on hover. */
export const reasonTexts: Record<ReasonCode | LocationReason, MessageDescriptor> = {
  'already-running': msg`The virtual machine is running`,
  'already-stopped': msg`The virtual machine is stopped`,
  deleted: msg`The virtual machine is deleted`,
  'in-transition': msg`Wait until the virtual machine has finished what it is doing`,
  'leave-rescue-first': msg`Stop and start the virtual machine to leave rescue mode first`,
  'no-disk': msg`The virtual machine has no disk`,
  'no-interface': msg`The virtual machine has no network interface`,
  'no-replica': msg`The virtual machine has no snapshot or backup`,
  'not-running': msg`The virtual machine is not running`,
  'primary-disk': msg`The primary disk cannot be deleted`,
  'replica-being-made': msg`Wait until the snapshot has been made`,
  'start-to-change-password': msg`Start the virtual machine to change its password`,
  'stop-to-rescue': msg`Stop the virtual machine to start it in rescue mode`,
  'stop-to-resize': msg`Stop the virtual machine to resize it`,
  'wake-first': msg`Start the hibernated virtual machine first`,
  'location-closed': msg`New resources cannot be created in this location at the moment`,
  'location-unpublished': msg`There is no such location`,
};
