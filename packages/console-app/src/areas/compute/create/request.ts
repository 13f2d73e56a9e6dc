import { parseSshKey } from '@livery/api/domain/sshKey';
import type { CreateVmRequest } from '@livery/api/generated/types';
import type { CreateVmValues } from './form.js';
import type { SettledVm } from './settle.js';

export type CreateVmVariables = { location: string } & CreateVmRequest;

type Typed = Pick<CreateVmValues, 'publicKey' | 'password' | 'cloudInit' | 'description'>;

/**
 * The machine as it is asked for; what is empty or the server's own default is left out. Numbers that are missing
 * become 0, so that an unfinished form can be shown as a request too.
 */
export function requestOf(vm: SettledVm, { publicKey, password, cloudInit, description }: Typed): CreateVmVariables {
  const key = parseSshKey(publicKey);
  const publicKeyLine = key.ok ? key.key.line : publicKey.trim();
  return {
    location: vm.location?.slug ?? '',
    name: vm.name.trim(),
    ...(description.trim() === '' ? {} : { description: description.trim() }),
    ...(vm.account ? { billing_account_id: vm.account.id } : {}),
    os_name: vm.image?.os_name ?? '',
    os_version: vm.version?.os_version ?? '',
    username: vm.username,
    ...(password === '' ? {} : { password }),
    ...(publicKeyLine === '' ? {} : { public_key: publicKeyLine }),
    ...(cloudInit.trim() === '' ? {} : { cloud_init: cloudInit }),
    vcpu: vm.vcpu ?? 0,
    ram: vm.memory ?? 0,
    disks: vm.disks.map((size) => size ?? 0),
    ...(vm.designatedPool === undefined ? {} : { designated_pool_uuid: vm.designatedPool }),
    reserve_public_ip: vm.publicIp,
    ...(vm.network ? { network_uuid: vm.network.uuid } : {}),
  };
}
