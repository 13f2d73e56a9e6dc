import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { unknownAmount } from '@livery/api/domain/money';
import { entryOf, type Known } from '@livery/api/domain/openValues';
import type { VmStatus } from '@livery/api/generated/types';

/** The word of each status of a virtual machine that is known (specification: infrastructure, section 4). */
export const vmStatusTexts: Record<Known<VmStatus>, MessageDescriptor> = {
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

/** The word of a status; one that nobody knows as the server has it, a dash where it says nothing. */
export function vmStatusText(i18n: I18n, status: VmStatus): string {
  const known = entryOf(vmStatusTexts, status);
  return known ? i18n._(known) : status || unknownAmount;
}
