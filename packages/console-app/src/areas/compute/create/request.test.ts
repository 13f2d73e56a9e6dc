import { expect, it } from 'vitest';
import { customSize } from './form.js';
import { requestOf } from './request.js';
import { filledIn, goodKey } from './testing.js';

function request(given: Parameters<typeof filledIn>[0] = {}) {
  const { values, vm } = filledIn(given);
  return requestOf(vm, values);
}

it('asks for the usual machine with what was typed', () => {
  expect(request({ values: { publicKey: `  ${goodKey}\n` } })).toEqual({
    location: 'tll',
    name: 'ubuntu-tll-1',
    billing_account_id: 2,
    os_name: 'ubuntu',
    os_version: '24.04',
    username: 'ubuntu',
    public_key: goodKey,
    vcpu: 2,
    ram: 4096,
    disks: [60],
    reserve_public_ip: true,
    network_uuid: 'usual',
  });
});

it('asks for everything that was chosen', () => {
  const values = {
    size: customSize,
    vcpu: 3,
    memoryGb: 1.5,
    diskGb: 25,
    extraDisks: [{ sizeGb: 30 }],
    username: 'mari',
    password: 'Sommer2026',
    cloudInit: '#cloud-config\n',
    network: 'office',
    publicIp: false,
    pool: 'fast',
    billingAccount: '1',
    name: ' web ',
    description: ' front ',
  };
  expect(request({ values, image: { osName: 'wordpress', osVersion: '6.7' } })).toEqual({
    location: 'tll',
    name: 'web',
    description: 'front',
    billing_account_id: 1,
    os_name: 'wordpress',
    os_version: '6.7',
    username: 'mari',
    password: 'Sommer2026',
    cloud_init: '#cloud-config\n',
    vcpu: 3,
    ram: 1536,
    disks: [25, 30],
    designated_pool_uuid: 'fast',
    reserve_public_ip: false,
    network_uuid: 'office',
  });
});

it.each([
  ['billing_account_id', 'there is no billing account', { accounts: [] }],
  ['network_uuid', 'there is no network yet', { networks: [] }],
  ['designated_pool_uuid', 'the pools are not known', { pools: undefined }],
])('leaves %s to the server when %s', (field, _, catalogue) => {
  expect(request({ catalogue })).not.toHaveProperty(field);
});

it('reserves no address where the site has none', () => {
  expect(request({ catalogue: { ips: false } }).reserve_public_ip).toBe(false);
});

it('can be shown before the form is finished', () => {
  const unfinished = { location: undefined, images: undefined, packages: [] };
  expect(request({ values: { vcpu: null, diskGb: null }, catalogue: unfinished })).toMatchObject({
    location: '',
    os_name: '',
    vcpu: 0,
    disks: [0],
  });
});
