import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { VmStatus } from '@livery/api/generated/types';

/** The word of each status of a virtual machine (I 4). */
export const vmStatusTexts: Record<VmStatus, MessageDescriptor> = {
  creating: msg`Creating`,
  running: msg`Running`,
  stopping: msg`Stopping`,
  stopped: msg`Stopped`,
  deleted: msg`Deleted`,
  hibernating: msg`Hibernating`,
  hibernated: msg`Hibernated`,
  waking_up: msg`Waking up`,
  rebooting: msg`Rebooting`,
  starting: msg`Starting`,
  cloning: msg`Cloning`,
  reinstalling: msg`Reinstalling`,
  rebuilding: msg`Rebuilding`,
};
