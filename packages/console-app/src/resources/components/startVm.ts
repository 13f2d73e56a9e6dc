import { msg } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { canStart } from '@livery/api/domain/vmCapabilities';
import { startVm, type LocatedVm } from '@livery/api/queries/compute';
import { bindMutation } from '#kit';

/** "Start": an action of a virtual machine that its console offers too. */
export const startAction = {
  label: msg`Start`,
  icon: Play,
  can: canStart,
  mutation: ({ location, uuid }: LocatedVm) => bindMutation(startVm, { location, uuid }),
  done: (name: string) => msg`Starting ${name}`,
};
