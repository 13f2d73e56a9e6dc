import type { LocatedVm } from '@livery/api/queries/compute';

/** Remembers what was made of a row: rows that did not change stay the same objects. */
function ofRow<Value>(make: (vm: LocatedVm) => Value): (vm: LocatedVm) => Value {
  const made = new WeakMap<LocatedVm, Value>();
  return (vm) => {
    const known = made.get(vm);
    if (known !== undefined) return known;
    const value = make(vm);
    made.set(vm, value);
    return value;
  };
}

/** What a search looks through, in lower case: name, UUID, host name, addresses, operating system as it is shown. */
export function haystacks(osName: (vm: LocatedVm) => string): (vm: LocatedVm) => string {
  return ofRow((vm) =>
    [vm.name, vm.uuid, vm.hostname, vm.public_ipv4, vm.private_ipv4, vm.public_ipv6, vm.os_name, osName(vm)]
      .join('\n')
      .toLowerCase(),
  );
}

/** The size of all disks together, in GB. */
export const diskTotal = (vm: LocatedVm): number => vm.storage.reduce((sum, { size }) => sum + size, 0);

/** A text that sorts by plain comparison as a person would: web-2 before web-10, 10.0.0.9 before 10.0.0.10. */
export const naturalKey = (text: string): string =>
  text.toLowerCase().replaceAll(/\d+/g, (digits) => digits.padStart(10, '0'));

/** The machine's name as it sorts. */
export const nameKey = ofRow((vm) => naturalKey(vm.name));

/** Whether the machine has just been ordered and is not there yet. */
export const isComing = ({ status }: LocatedVm): boolean => status === 'creating' || status === 'cloning';
