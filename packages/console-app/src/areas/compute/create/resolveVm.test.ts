import { describe, expect, it } from 'vitest';
import { requestOf } from './resolveVm.js';
import { account, filledIn, goodKey, mail, vm } from './testing.js';
import { customSize } from './values.js';

describe('what a person did not choose', () => {
  it('is the default', () => {
    const { vm } = filledIn();
    expect(vm.image?.os_name).toBe('ubuntu');
    expect(vm.version?.os_version).toBe('24.04');
    expect([vm.vcpu, vm.memory, vm.disks]).toEqual([2, 4096, [60]]);
    expect([vm.network?.uuid, vm.pool?.uuid, vm.account?.id]).toEqual(['default', 'standard', 2]);
    expect([vm.username, vm.name, vm.publicIp]).toEqual(['ubuntu', 'ubuntu-tll-1', true]);
  });

  it('follows from nothing while nothing is loaded', () => {
    const catalogue = {
      location: undefined,
      images: undefined,
      pools: undefined,
      networks: undefined,
      accounts: undefined,
      packages: [],
    };
    const { vm } = filledIn({ catalogue });
    expect(vm).toMatchObject({
      image: undefined,
      version: undefined,
      package: undefined,
      pool: undefined,
      name: 'vm-1',
    });
  });

  it('the name takes the first number that is free', () => {
    const machines = [
      { ...mail, name: 'ubuntu-tll-1' },
      { ...mail, name: 'ubuntu-tll-3' },
    ];
    expect(filledIn({ catalogue: { machines } }).vm.name).toBe('ubuntu-tll-2');
  });

  it.each([
    ['ubuntu', 'ubuntu'],
    ['windows', 'Administrator'],
    ['wordpress', 'user'],
  ])('the user of %s is %s', (osName, username) => {
    expect(filledIn({ image: { osName } }).vm.username).toBe(username);
  });
});

describe('the image of the address', () => {
  it.each([
    ['an operating system', { osName: 'windows' }, ['windows', '2022', false]],
    ['with a version', { osName: 'ubuntu', osVersion: '22.04' }, ['ubuntu', '22.04', false]],
    ['a version of another image', { osName: 'windows', osVersion: '22.04' }, ['windows', '2022', false]],
    ['a version without its image', { osVersion: '22.04' }, ['ubuntu', '24.04', false]],
    ['nothing there is', { osName: 'plan9', osVersion: '4' }, ['ubuntu', '24.04', false]],
    ['the app catalog', { typeId: 'app_catalog' }, ['wordpress', '6.8', true]],
    ['an app', { typeId: 'app_catalog', osName: 'wordpress', osVersion: '6.7' }, ['wordpress', '6.7', true]],
    ['an app without its type', { osName: 'wordpress' }, ['wordpress', '6.8', true]],
  ])('%s', (_, image, expected) => {
    const { vm } = filledIn({ image });
    expect([vm.image?.os_name, vm.version?.os_version, vm.isApp]).toEqual(expected);
  });

  it('is never an app where the site has no catalog', () => {
    const { vm } = filledIn({ image: { typeId: 'app_catalog', osName: 'wordpress' }, catalogue: { vmApps: false } });
    expect([vm.image?.os_name, vm.isApp]).toEqual(['ubuntu', false]);
  });
});

describe('a source in the place of an image', () => {
  const from = (typeId: string, source: string | undefined, values = {}) =>
    filledIn({ image: { typeId, source }, values, catalogue: { machines: [mail] } });

  it('is a snapshot: its machine says the system, and the disk has room for the copy', () => {
    const { vm, values } = from('replica', 'copy', { extraDisks: [{ sizeGb: 30 }] });
    expect([vm.image?.os_name, vm.version?.os_version, vm.disks]).toEqual(['ubuntu', '22.04', [80, 30]]);
    expect(requestOf(vm, values)).toMatchObject({ source_uuid: 'mail', source_replica: 'copy', disks: [80, 30] });
  });

  it('is a further disk: it keeps its size and is sent by its uuid', () => {
    const { vm, values } = from('disk', 'sdb');
    expect([vm.sources.map(({ id }) => id), vm.disks]).toEqual([['sdb'], [250]]);
    expect(requestOf(vm, values)).toMatchObject({ disk_uuid: 'sdb' });
    expect(requestOf(vm, values)).not.toHaveProperty('disks');
  });

  it('is chosen by a person', () => {
    const { vm } = from('replica', undefined);
    expect([vm.source, vm.image]).toEqual([undefined, undefined]);
  });

  it('is that of a system that is on offer no longer, too', () => {
    const old = { ...mail, os_name: 'haiku', os_version: 'r1' };
    const { vm } = filledIn({ image: { typeId: 'disk', source: 'sdb' }, catalogue: { machines: [old] } });
    expect([vm.image?.os_name, vm.version?.os_version]).toEqual(['haiku', 'r1']);
  });
});

describe('the size', () => {
  it.each([
    ['a package', { size: '4-8192-100' }, {}, [4, 8192, 100]],
    ['a package that the image cannot have', { size: '1-1024-20' }, { osName: 'windows' }, [2, 4096, 60]],
    ['a package that is no more', { size: '9-9-9' }, {}, [2, 4096, 60]],
    ['a custom one', { size: customSize, vcpu: 3, memoryGb: 1.5, diskGb: 25 }, {}, [3, 1536, 25]],
    ['an emptied field', { size: customSize, vcpu: null, memoryGb: null, diskGb: null }, {}, [null, null, null]],
  ])('%s', (_, values, image, expected) => {
    const { vm } = filledIn({ values, image });
    expect([vm.vcpu, vm.memory, vm.disks[0]]).toEqual(expected);
  });

  it.each([
    [{ image: { osName: 'windows' } }, ['os-disabled', 'yes', 'yes']],
    [
      { catalogue: { accounts: [account(1, { restriction_level: 'LIMITED' })] } },
      ['yes', 'account-over-allowance', 'account-over-allowance'],
    ],
  ])('says why a package cannot be chosen: %o', (given, expected) => {
    const { sizes } = filledIn(given).vm;
    expect(sizes.map(({ capability }) => (capability.allowed ? 'yes' : capability.reason))).toEqual(expected);
  });

  it('counts what the other machines of a limited account take of its allowance', () => {
    const catalogue = {
      accounts: [account(1, { restriction_level: 'LIMITED' })],
      limit: { vcpu: 4, ram_mb: 8192 },
      charged: [vm('web', { vcpu: 2, memory: 4096 }), vm('other', { billing_account: 2, vcpu: 9 })],
    };
    const { sizes, allowance } = filledIn({ catalogue }).vm;
    expect(allowance).toEqual({ vcpu: 2, ram_mb: 4096 });
    expect(sizes.map(({ capability }) => (capability.allowed ? 'yes' : capability.reason))).toEqual([
      'yes',
      'yes',
      'account-over-allowance',
    ]);
  });

  it('is a custom one where no package can be chosen', () => {
    const { vm } = filledIn({ catalogue: { packages: [] } });
    expect([vm.package, vm.vcpu, vm.memory, vm.disks]).toEqual([undefined, 1, 2048, [20]]);
  });

  it('the primary disk comes first', () => {
    expect(filledIn({ values: { extraDisks: [{ sizeGb: 30 }, { sizeGb: null }] } }).vm.disks).toEqual([60, 30, null]);
  });
});

describe('a choice that is no longer there is replaced by the default', () => {
  it.each([
    ['pool', { pool: 'old' }, 'standard'],
    ['pool', { pool: 'fast' }, 'fast'],
    ['network', { network: 'gone' }, 'default'],
    ['network', { network: 'office' }, 'office'],
  ] as const)('%s %o', (part, values, uuid) => {
    expect(filledIn({ values }).vm[part]?.uuid).toBe(uuid);
  });

  it.each([
    [null, undefined],
    ['standard', undefined],
    ['fast', 'fast'],
  ])('the pool %s is asked and charged for as %s', (pool, designatedPool) => {
    expect(filledIn({ values: { pool } }).vm.designatedPool).toBe(designatedPool);
  });

  it('a pool is asked for as it shows where none is said to be the default', () => {
    const pools = [{ uuid: 'old' }, { uuid: 'new' }];
    expect(filledIn({ values: { pool: 'new' }, catalogue: { pools } }).vm.designatedPool).toBe('new');
    expect(filledIn({ catalogue: { pools } }).vm.designatedPool).toBe('old');
    expect(filledIn({ catalogue: { pools: pools.slice(0, 1) } }).vm.designatedPool).toBeUndefined();
  });

  it.each([
    ['1', 1],
    ['3', 2],
    [null, 2],
  ])('billing account %s', (account, id) => {
    expect(filledIn({ values: { account } }).vm.account?.id).toBe(id);
  });
});

describe('the request', () => {
  function request(given: Parameters<typeof filledIn>[0] = {}) {
    const { values, vm } = filledIn(given);
    return requestOf(vm, values);
  }

  it('asks for the default machine with what was typed', () => {
    expect(request({ values: { password: 'Sommer2026', publicKey: `  ${goodKey}\n` } })).toEqual({
      location: 'tll',
      name: 'ubuntu-tll-1',
      billing_account_id: 2,
      os_name: 'ubuntu',
      os_version: '24.04',
      username: 'ubuntu',
      password: 'Sommer2026',
      public_key: goodKey,
      vcpu: 2,
      ram: 4096,
      disks: [60],
      reserve_public_ip: true,
      network_uuid: 'default',
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
      account: '1',
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
});
