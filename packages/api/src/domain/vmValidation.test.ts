import { describe, expect, it } from 'vitest';
import type { VmParameter } from '../generated/types.js';
import * as check from './vmValidation.js';

const codes = (issues: check.VmIssue[]): string[] => issues.map((issue) => issue.code);

describe('password', () => {
  it.each([
    ['Passw0rd', []],
    ['pÄssW0rds', []],
    ['Pass w0rd!', []],
    ['Passw0r', ['password-too-short']],
    ['PASSW0RD', ['password-needs-lowercase']],
    ['passw0rd', ['password-needs-uppercase']],
    ['Password', ['password-needs-digit']],
    ['', ['password-too-short', 'password-needs-lowercase', 'password-needs-uppercase', 'password-needs-digit']],
  ])('%s: %j', (password, expected) => {
    expect(codes(check.checkPassword(password))).toEqual(expected);
  });

  it('is good and another each time where it is generated', () => {
    const passwords = Array.from({ length: 50 }, check.generatePassword);
    expect(passwords.flatMap(check.checkPassword)).toEqual([]);
    expect(new Set(passwords).size).toBe(50);
  });
});

describe('hostname', () => {
  it.each([
    ['Web & mail', 'web-mail'],
    ['Öölane', 'oolane'],
    ['--x--', 'x'],
    ['сервер', 'vm'],
    [`${'a'.repeat(62)} b`, 'a'.repeat(62)],
  ])('from the name %s: %s', (name, expected) => {
    expect(check.hostnameFrom(name)).toBe(expected);
    expect(expected).toMatch(/^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/);
  });
});

describe('username', () => {
  it.each([
    ['ops', 'ubuntu', []],
    ['_svc-1', 'debian', []],
    ['', 'ubuntu', ['required']],
    ['Administrator', 'ubuntu', ['username-invalid']],
    ['1ops', 'ubuntu', ['username-invalid']],
    ['a b', 'ubuntu', ['username-invalid']],
    ['x'.repeat(33), 'ubuntu', ['username-invalid']],
    ['Administrator', 'windows', []],
    ['dom\\admin', 'windows', ['username-invalid']],
    ['x'.repeat(21), 'windows', ['username-invalid']],
  ])('%s on %s: %j', (username, osName, expected) => {
    expect(codes(check.checkUsername(username, osName))).toEqual(expected);
  });
});

describe('numbers', () => {
  it.each([
    [1, []],
    [4094, []],
    [0, ['too-small']],
    [4095, ['too-large']],
    [1.5, ['not-a-whole-number']],
    [Number.NaN, ['not-a-whole-number']],
  ])('VLAN %s: %j', (tag, expected) => {
    expect(codes(check.checkVlanTag(tag))).toEqual(expected);
  });

  it.each([
    [1, []],
    [1_000_000, []],
    [0, ['too-small']],
    [0.5, ['not-a-whole-number']],
  ])('amount %s: %j', (amount, expected) => {
    expect(codes(check.checkAmount(amount))).toEqual(expected);
  });

  it.each([
    [21, []],
    [20, ['disk-must-grow']],
    [19, ['disk-must-grow']],
    [0, ['too-small']],
  ])('a disk of 20 GB to %s: %j', (size, expected) => {
    expect(codes(check.checkDiskGrowth(size, 20))).toEqual(expected);
  });
});

describe('parameters', () => {
  const parameters: VmParameter[] = [
    { name: 'vcpu', type: 'integer', constraints: [{ kind: 'range', min: 1, max: 32, step: 1 }] },
    { name: 'ram', type: 'integer', constraints: [{ kind: 'range', min: 512, max: 65_536, step: 512 }] },
    { name: 'os_name', type: 'string', constraints: [{ kind: 'enum', values: ['debian', 'ubuntu'] }] },
    { name: 'port', type: 'integer', constraints: [{ kind: 'enum', values: ['22', '80'] }] },
    { name: 'username', type: 'string', constraints: [{ kind: 'regexp', pattern: '[a-z]+|root' }] },
    { name: 'label', type: 'string', constraints: [{ kind: 'regexp', pattern: '(?P<x>' }] },
    {
      name: 'disk',
      type: 'integer',
      constraints: [
        { kind: 'range', min: 10, max: 500, step: 1 },
        { kind: 'range', min: 20, max: 900, step: 5 },
      ],
    },
  ];

  it.each([
    ['vcpu', 4, []],
    ['vcpu', '4', []],
    ['vcpu', 0, [{ code: 'too-small', params: { min: 1 } }]],
    ['vcpu', 33, [{ code: 'too-large', params: { max: 32 } }]],
    ['vcpu', 'four', [{ code: 'not-a-whole-number' }]],
    ['vcpu', 1.5, [{ code: 'not-a-whole-number' }]],
    ['ram', 1536, []],
    ['ram', 1000, [{ code: 'not-in-steps', params: { min: 512, step: 512 } }]],
    ['os_name', 'ubuntu', []],
    ['os_name', 'msdos', [{ code: 'not-in-list', params: { values: 'debian, ubuntu' } }]],
    ['port', 80, []],
    ['username', 'ops', []],
    ['username', 'ops1', [{ code: 'not-matching', params: { pattern: '[a-z]+|root' } }]],
    ['username', '1root', [{ code: 'not-matching', params: { pattern: '[a-z]+|root' } }]],
    ['label', 'anything', []],
    ['unheard_of', 'anything', []],
  ])('%s = %s: %j', (name, value, expected) => {
    expect(check.checkParameter(parameters, name, value)).toEqual(expected);
  });

  it.each([
    ['ram', { min: 512, max: 65_536, step: 512 }],
    ['disk', { min: 20, max: 500, step: 5 }],
    ['os_name', { values: ['debian', 'ubuntu'] }],
    ['username', {}],
    ['unheard_of', {}],
  ])('limits of %s: %j', (name, expected) => {
    expect(check.limitsOf(parameters, name)).toEqual(expected);
  });
});

describe('a rule of the provider', () => {
  const ours = () => [{ code: 'username-invalid' as const }];
  const regexp = { name: 'username', type: 'string', constraints: [{ kind: 'regexp', pattern: '[A-Z ]+' }] } as const;
  const withRule = [{ ...regexp, constraints: [...regexp.constraints] }];
  const withoutRule = [{ ...regexp, constraints: [] }];

  it.each([
    ['decides where ours would refuse', withRule, 'MARI T', []],
    ['decides where ours would not', withRule, 'mari', ['not-matching']],
    ['has ours in its place where it sends none', withoutRule, 'MARI T', ['username-invalid']],
    ['has ours in its place where the field is not named', [], 'MARI T', ['username-invalid']],
  ])('%s', (_, parameters, value, codes) => {
    expect(check.checkField(parameters, 'username', value, ours).map(({ code }) => code)).toEqual(codes);
  });

  it('still wants a whole number where it only names the type', () => {
    const parameters = [{ name: 'vcpu', type: 'integer' as const, constraints: [] }];
    expect(check.checkField(parameters, 'vcpu', 1.5, check.checkAmount)).toEqual([{ code: 'not-a-whole-number' }]);
    expect(check.checkField(parameters, 'vcpu', 0, check.checkAmount)).toEqual([
      { code: 'too-small', params: { min: 1 } },
    ]);
  });

  it('without a step takes every value in its range', () => {
    const range = { kind: 'range' as const, min: 1, max: 8 };
    const parameters = [{ name: 'vcpu', type: 'integer' as const, constraints: [range] }];
    expect(check.checkParameter(parameters, 'vcpu', 4)).toEqual([]);
    expect(check.limitsOf(parameters, 'vcpu')).toEqual({ min: 1, max: 8 });
  });

  it('that is broken forbids nothing and limits nothing', () => {
    const range = { kind: 'range' as const, min: NaN, max: 8, step: NaN };
    const parameters = [{ name: 'vcpu', type: 'integer' as const, constraints: [range] }];
    expect(check.checkParameter(parameters, 'vcpu', 4)).toEqual([]);
    expect(check.checkParameter(parameters, 'vcpu', 9)).toEqual([{ code: 'too-large', params: { max: 8 } }]);
    expect(check.limitsOf(parameters, 'vcpu')).toEqual({ max: 8 });
  });
});

it.each<[check.VmIssue, check.VmIssue]>([
  [{ code: 'required' }, { code: 'required' }],
  [
    { code: 'too-small', params: { min: 512 } },
    { code: 'too-small', params: { min: 0.5 } },
  ],
  [
    { code: 'not-in-steps', params: { min: 1024, step: 256 } },
    { code: 'not-in-steps', params: { min: 1, step: 0.25 } },
  ],
  [
    { code: 'not-in-list', params: { values: '1024, 2048' } },
    { code: 'not-in-list', params: { values: '1, 2' } },
  ],
])('of memory typed in GB %j is said as %j', (issue, message) => {
  expect(check.inGigabytes(issue)).toEqual(message);
});
