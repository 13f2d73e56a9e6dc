import type { CreateVmRequest, Vm } from '../../generated/types.js';
import type { OpenSandbox } from './openSandbox.js';

export const jhv = { location: 'jhv' };

/** A body of the create call that fits. */
export const requested: CreateVmRequest = {
  name: 'shop',
  os_name: 'ubuntu',
  os_version: '24.04',
  username: 'ops',
  password: 'Correct7Horse',
  ram: 2048,
  vcpu: 2,
  disks: [40],
  reserve_public_ip: true,
};

/** A machine by its name; throws when it is not there. */
export async function findVm({ ask }: OpenSandbox, name: string, location = 'jhv'): Promise<Vm> {
  const { body } = await ask('listVms', { path: { location } });
  const vm = body.find((one) => one.name === name);
  if (!vm) throw new Error(`No machine ${name} in ${location}`);
  return vm;
}
