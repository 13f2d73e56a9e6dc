import { describe, expect, it } from 'vitest';
import { account, filledIn, goodKey, mail, vm } from './testing.js';
import { checkVm } from './validation.js';
import { customSize, defaultValues, type CreateVmValues } from './values.js';

function problems(given: Parameters<typeof filledIn>[0] = {}) {
  const { values, vm, catalogue } = filledIn({ ...given, values: { password: 'Sommer2026', ...given.values } });
  return checkVm(values, vm, catalogue).map(({ field, issue }) => [
    field,
    issue.code,
    issue.params?.['min'] ?? issue.params?.['max'],
  ]);
}

const custom = { ...defaultValues, password: 'Sommer2026', size: customSize };

it('a password is all that has to be typed', () => {
  expect(problems()).toEqual([]);
});

describe('a source', () => {
  const from = (image: object, machine = mail, values: Partial<CreateVmValues> = {}) =>
    problems({ image, catalogue: { machines: [machine] }, values });

  it('has to be chosen, and to be available', () => {
    expect(from({ typeId: 'replica' })).toEqual([['source', 'choose-source', undefined]]);
    expect(from({ typeId: 'disk', source: 'sdb' })).toEqual([]);
    expect(from({ typeId: 'disk', source: 'sdb' }, { ...mail, status: 'running' })).toEqual([
      ['source', 'stop-to-move-disk', undefined],
    ]);
  });

  it('that is copied needs a disk as large as its own; a disk that is there has its size', () => {
    const size = { size: customSize, diskGb: 20 };
    expect(from({ typeId: 'replica', source: 'copy' }, mail, size)).toEqual([['diskGb', 'too-small', 80]]);
    expect(from({ typeId: 'disk', source: 'sdb' }, mail, size)).toEqual([]);
  });
});

describe('access', () => {
  it.each<[string, Partial<CreateVmValues>, string[]]>([
    ['neither key nor password', { publicKey: ' ', password: '' }, ['password required']],
    ['a good key alone', { publicKey: goodKey, password: '' }, ['password required']],
    ['both', { publicKey: goodKey }, []],
    [
      'a weak password',
      { password: 'sommer' },
      ['password password-too-short', 'password password-needs-uppercase', 'password password-needs-digit'],
    ],
    [
      'a weak password beside a good key',
      { publicKey: goodKey, password: 'SOMMER2026' },
      ['password password-needs-lowercase'],
    ],
    ['a private key', { publicKey: '-----BEGIN OPENSSH PRIVATE KEY-----' }, ['publicKey ssh-key-private']],
    ['a broken key beside a good password', { publicKey: 'ssh-rsa AAAA' }, ['publicKey ssh-key-malformed']],
    ['no user name', { username: '' }, ['username required']],
    ['a user name that Linux does not take', { username: 'Mari Tamm' }, ['username username-invalid']],
  ])('%s', (_, values, expected) => {
    expect(problems({ values }).map(([field, code]) => `${field} ${code}`)).toEqual(expected);
  });
});

describe('a key where the provider has a rule for it', () => {
  const withRule = (publicKey: string) =>
    problems({
      values: { publicKey },
      catalogue: {
        parameters: [
          { name: 'public_key', type: 'string', constraints: [{ kind: 'regexp', pattern: 'ssh-dss \\S+( .*)?' }] },
        ],
      },
    }).map(([, code]) => code);

  it('is checked by that rule alone', () => {
    expect(withRule('ssh-dss AAAAB3NzaC1kc3M= mari@laptop')).toEqual([]);
    expect(withRule(goodKey)).toEqual(['not-matching']);
  });

  it('is refused all the same when it is private', () => {
    expect(withRule('-----BEGIN OPENSSH PRIVATE KEY-----')).toEqual(['ssh-key-private']);
  });
});

describe('a custom size', () => {
  it.each<[string, Partial<CreateVmValues>, unknown[]]>([
    ['within the limits', { vcpu: 32, memoryGb: 0.5, diskGb: 10 }, []],
    [
      'too much',
      { vcpu: 33, memoryGb: 129, diskGb: 2001 },
      [
        ['vcpu', 'too-large', 32],
        ['memoryGb', 'too-large', 128],
        ['diskGb', 'too-large', 2000],
      ],
    ],
    [
      'too little',
      { memoryGb: 0.25, diskGb: 9 },
      [
        ['memoryGb', 'too-small', 0.5],
        ['diskGb', 'too-small', 10],
      ],
    ],
    ['between the steps', { memoryGb: 1.75 }, [['memoryGb', 'not-in-steps', 0.5]]],
    [
      'empty',
      { vcpu: null, memoryGb: null, diskGb: null },
      [
        ['vcpu', 'required', undefined],
        ['memoryGb', 'required', undefined],
        ['diskGb', 'required', undefined],
      ],
    ],
  ])('%s', (_, values, expected) => {
    expect(problems({ values: { ...custom, ...values } })).toEqual(expected);
  });

  it('is a number also where the allowance is limited', () => {
    const accounts = [account(1, { restriction_level: 'LIMITED' })];
    const found = problems({ values: { ...custom, vcpu: NaN, memoryGb: NaN, diskGb: NaN }, catalogue: { accounts } });
    expect(found.map(([field, code]) => [field, code])).toEqual([
      ['vcpu', 'not-a-whole-number'],
      ['memoryGb', 'not-a-whole-number'],
      ['diskGb', 'not-a-whole-number'],
    ]);
  });

  it('is at least 1 where the limits are not known', () => {
    expect(problems({ values: { ...custom, vcpu: 0 }, catalogue: { parameters: undefined } })).toEqual([
      ['vcpu', 'too-small', 1],
    ]);
  });

  it('stays within what a limited billing account may use', () => {
    const accounts = [account(1, { restriction_level: 'LIMITED' })];
    expect(problems({ values: { ...custom, vcpu: 2, memoryGb: 4 }, catalogue: { accounts } })).toEqual([
      ['vcpu', 'too-large', 1],
      ['memoryGb', 'too-large', 2],
    ]);
    expect(problems({ values: { ...custom, vcpu: 1, memoryGb: 2 }, catalogue: { accounts } })).toEqual([]);
  });

  it('stays within what its other machines leave of that', () => {
    const catalogue = {
      accounts: [account(1, { restriction_level: 'LIMITED' })],
      limit: { vcpu: 4, ram_mb: 8192 },
      charged: [vm('web', { vcpu: 2, memory: 8192 })],
    };
    expect(problems({ values: { ...custom, vcpu: 3, memoryGb: 1 }, catalogue })).toEqual([
      ['vcpu', 'too-large', 2],
      ['memoryGb', 'over-allowance', undefined],
    ]);
  });

  it('is not asked of somebody who took a package', () => {
    expect(problems({ values: { vcpu: null } })).toEqual([]);
  });
});

describe('everything else', () => {
  it('each further disk has a size', () => {
    expect(problems({ values: { extraDisks: [{ sizeGb: 20 }, { sizeGb: null }, { sizeGb: 5 }] } })).toEqual([
      ['extraDisks.1.sizeGb', 'required', undefined],
      ['extraDisks.2.sizeGb', 'too-small', 10],
    ]);
  });

  it('there is a location and an image', () => {
    expect(problems({ catalogue: { location: undefined, images: [] } }).map(([field]) => field)).toEqual([
      'location',
      'osName',
    ]);
  });

  it("the rule of the provider decides about a user name, the console's own where it sends none", () => {
    const rule = { name: 'username', type: 'string', constraints: [{ kind: 'regexp', pattern: '[A-Z ]+' }] } as const;
    const parameters = [{ ...rule, constraints: [...rule.constraints] }];
    const codes = (username: string, given: typeof parameters | undefined) =>
      problems({ values: { username }, catalogue: { parameters: given } }).map(([, code]) => code);
    expect(codes('MARI TAMM', parameters)).toEqual([]);
    expect(codes('mari', parameters)).toEqual(['not-matching']);
    expect(codes('MARI TAMM', undefined)).toEqual(['username-invalid']);
    expect(codes('mari', undefined)).toEqual([]);
  });

  it('there is a name', () => {
    expect(problems({ values: { name: '  ' } })).toEqual([['name', 'required', undefined]]);
  });

  it.each([
    ['none can be charged', [account(1, { restriction_level: 'FROZEN' })], ['account']],
    ['there is none: a restricted token knows its own', [], []],
    ['they are not known', undefined, []],
  ])('the billing account, when %s', (_, accounts, fields) => {
    expect(problems({ catalogue: { accounts } }).map(([field]) => field)).toEqual(fields);
  });
});
