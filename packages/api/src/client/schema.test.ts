import { describe, expect, it } from 'vitest';
import { listVms, getVmParameters } from '../generated/operations/compute.js';
import { getPricing, getUiConfig } from '../generated/operations/config.js';
import { getVmMetrics } from '../generated/operations/extension.js';
import { listInvoices } from '../generated/operations/billing.js';
import { makeVm } from '../queries/testing/fakeServer.js';
import { responseCoercion, parsedResponse, idFieldOf, rowSchemaOf, type Schema } from './schema.js';

function coerce(schema: Schema | undefined, value: unknown) {
  const reported: string[] = [];
  const coerced = responseCoercion(schema ?? 'object', (path, message) => reported.push(`${path}: ${message}`))(value);
  return { coerced, reported };
}

const disk = { 'uuid!': 'string', size: 'number', 'name?': 'string' } satisfies Schema;
const machine = {
  'uuid!': 'string',
  name: 'string',
  vcpu: 'number',
  backup: 'boolean',
  address: ['null', 'string'],
  disks: ['list', disk],
  owner: { id: 'number', 'nick?': 'string' },
  'made_at?': 'timestamp',
} satisfies Schema;

const whole = {
  uuid: 'a',
  name: 'web',
  vcpu: 2,
  backup: true,
  address: null,
  disks: [{ uuid: 'd', size: 20 }],
  owner: { id: 7 },
};

describe('an object', () => {
  it('that fits stays the same object, with what the contract does not name', () => {
    const given = { ...whole, made_at: '2026-03-14 09:26:53', more: { any: 'thing' } };
    const { coerced, reported } = coerce(machine, given);
    expect(coerced).toBe(given);
    expect(reported).toEqual([]);
  });

  it.each<[string, object, object, string[]]>([
    ['text of another kind', { name: 7 }, { name: '' }, ['name: expected string']],
    ['text that is missing', { name: undefined }, { name: '' }, ['name: is missing']],
    ['a number of another kind', { vcpu: '2' }, { vcpu: NaN }, ['vcpu: expected number']],
    ['a number beyond all bounds', { vcpu: JSON.parse('1e999') as number }, { vcpu: NaN }, ['vcpu: expected number']],
    ['a boolean', { backup: 'on' }, { backup: false }, ['backup: expected boolean']],
    ['what may be null', { address: 7 }, { address: null }, ['address: expected string']],
    ['what may be null and is missing', { address: undefined }, { address: null }, ['address: is missing']],
    ['a list', { disks: null }, { disks: [] }, ['disks: expected array']],
    ['an object', { owner: 'me' }, { owner: { id: NaN } }, ['owner: expected object']],
    ['a field of an object', { owner: {} }, { owner: { id: NaN } }, ['owner.id: is missing']],
    ['a list in the place of an object', { owner: [] }, { owner: { id: NaN } }, ['owner: expected object']],
  ])('lacks %s', (_, broken, expected, problems) => {
    const { coerced, reported } = coerce(machine, { ...whole, ...broken });
    expect(coerced).toEqual({ ...whole, ...expected });
    expect(reported).toEqual(problems);
  });

  it('loses what may be missing and is of another kind', () => {
    const { coerced, reported } = coerce(machine, { ...whole, made_at: {}, owner: { id: 7, nick: null } });
    expect(coerced).toEqual(whole);
    expect(reported).toEqual(['owner.nick: expected string', 'made_at: expected timestamp']);
  });

  it('keeps a time that cannot be read, and says so', () => {
    const { coerced, reported } = coerce(machine, { ...whole, made_at: 'soon' });
    expect(coerced).toEqual({ ...whole, made_at: 'soon' });
    expect(reported).toEqual(['made_at: unknown timestamp format']);
  });
});

it.each<[string, object, string, string[]]>([
  ['missing', {}, 'a7', ['[].title: is missing']],
  ['of another type', { title: { odd: 1 } }, 'a7', ['[].title: expected string']],
  ['empty', { title: '' }, 'a7', []],
  ['blank', { title: ' \n' }, 'a7', []],
  ['far too long', { title: 'W'.repeat(201) }, `${'W'.repeat(200)}…`, ['[].title: longer than 200 characters']],
  ['there', { title: 'Main' }, 'Main', []],
])('a row whose name is %s has one all the same', (_, fields, name, expected) => {
  const { coerced, reported } = coerce(['list', { 'id!': 'string', title: 'name' }], [{ id: 'a7', ...fields }]);
  expect(coerced).toEqual([{ id: 'a7', title: name }]);
  expect(reported).toEqual(expected);
});

describe('a list', () => {
  const list: Schema = ['list', machine];

  it('leaves out what is no row, and rows without their id', () => {
    const rows = [null, 1, 'x', [], {}, { ...whole, uuid: '' }, { ...whole, uuid: 7 }, whole];
    const { coerced, reported } = coerce(list, rows);
    expect(coerced).toEqual([whole]);
    expect(reported).toContain('[]: expected object');
    expect(reported).toContain('[].uuid: a row without its id');
  });

  it('keeps the rows that fit the same objects beside one that does not', () => {
    const rows = [whole, { ...whole, uuid: 'b', vcpu: null }, { ...whole, uuid: 'c' }];
    const coerced = coerce(list, rows).coerced as typeof rows;
    expect(coerced[0]).toBe(rows[0]);
    expect(coerced[1]?.vcpu).toBeNaN();
    expect(coerced[2]).toBe(rows[2]);
  });

  it('repairs the rows of its rows, and leaves out those without an id', () => {
    const { coerced, reported } = coerce(list, [{ ...whole, disks: [{ uuid: 'd' }, { size: 1 }, null] }]);
    expect(coerced).toEqual([{ ...whole, disks: [{ uuid: 'd', size: NaN }] }]);
    expect(reported).toContain('[].disks[].size: is missing');
  });

  it.each([undefined, null, {}, 'x', 7])('is nothing for %o, which is reported', (value) => {
    expect(coerce(list, value)).toEqual({ coerced: undefined, reported: [': expected array'] });
  });
});

describe('other shapes', () => {
  it.each<[string, Schema, unknown, unknown, string[]]>([
    ['a map of lists', ['map', ['list', 'string']], { a: ['x', 1], b: 'soon' }, { a: ['x'] }, ['.*: expected array']],
    ['a tuple', ['tuple', 'number', ['null', 'number']], [1, 'x', 3], [1, null], ['[1]: expected number']],
    ['text or number', ['list', 'scalar'], [7, 'current', null], [7, 'current'], ['[]: expected string or number']],
    ['places that may be null', ['list', ['null', 'number']], [1, 'x', null], [1, null, null], ['[]: expected number']],
    ['any object', ['list', 'object'], [{ a: 1 }, []], [{ a: 1 }], ['[]: expected object']],
  ])('%s', (_, schema, value, expected, problems) => {
    const { coerced, reported } = coerce(schema, value);
    expect(coerced).toEqual(expected);
    expect(reported).toEqual(expect.arrayContaining(problems));
  });

  it.each<[string, unknown]>([
    ['whole', { eur: 'x' }],
    ['repaired', { eur: 'x', usd: 1 }],
  ])('a map that is %s holds what was sent, and nothing that all objects have', (_, value) => {
    const { coerced } = coerce(['map', 'string'], value);
    expect(coerced).toEqual({ eur: 'x' });
    expect('constructor' in (coerced as object)).toBe(false);
  });

  it.each<[unknown, unknown, string[]]>([
    ['running', 'running', []],
    ['upside_down', 'upside_down', ['status: unknown value']],
    ['constructor', 'constructor', ['status: unknown value']],
    ['W'.repeat(10_000), `${'W'.repeat(200)}…`, ['status: unknown value']],
    [7, '', ['status: expected string']],
  ])('an open list of values with %o gives %o', (status, expected, problems) => {
    const { coerced, reported } = coerce({ status: ['enum', 'running', 'stopped'] }, { status });
    expect(coerced).toEqual({ status: expected });
    expect(reported).toEqual(problems);
  });

  it.each<[unknown, unknown]>([
    [5, 5],
    [7, 7],
    ['x', NaN],
  ])('one of numbers with %o gives %o', (status, expected) => {
    expect(coerce({ status: ['enum', 0, 5] }, { status }).coerced).toEqual({ status: expected });
  });

  it('objects reported apart by a field; one of a kind that nobody knows stays as it is', () => {
    const schema: Schema = ['list', ['by', 'kind', { range: { kind: 'string', min: 'number' } }]];
    const rows = [{ kind: 'range', min: 'x' }, { kind: 'moon', phase: 1 }, { min: 1 }];
    const { coerced, reported } = coerce(schema, rows);
    expect(coerced).toEqual([
      { kind: 'range', min: NaN },
      { kind: 'moon', phase: 1 },
    ]);
    expect(reported).toContain('[].kind: unknown value');
  });
});

describe('the answers of the contract', () => {
  it('know what identifies their rows', () => {
    expect(idFieldOf(rowSchemaOf(listVms.response) ?? 'object')).toBe('uuid');
    expect(idFieldOf(rowSchemaOf(listInvoices.response) ?? 'object')).toBe('id');
    expect(rowSchemaOf(getUiConfig.response)).toBeUndefined();
  });

  it('leave ten thousand machines that fit as they are', () => {
    const vms = Array.from({ length: 10_000 }, (_, index) => makeVm({ uuid: `vm-${index}` }));
    expect(coerce(listVms.response, vms)).toEqual({ coerced: vms, reported: [] });
    expect(coerce(listVms.response, vms).coerced).toBe(vms);
  });

  it.each([
    ['a machine without disks', listVms.response, [{ ...makeVm(), storage: 'none' }]],
    ['parameters without constraints', getVmParameters.response, [{ name: 'vcpu', type: 'integer' }]],
    ['prices that come soon', getPricing.response, { EUR: { jhv: { default: 'soon' } } }],
    [
      'measurements that are none',
      getVmMetrics.response,
      { range: '1h', step_seconds: 60, series: [{ metric: 'cpu' }] },
    ],
    ['a configuration of nothing', getUiConfig.response, {}],
  ])('are repaired to what screens can walk through: %s', (_, schema, response) => {
    const { coerced, reported } = coerce(schema, response);
    expect(reported).not.toEqual([]);
    expect(coerce(schema, coerced).reported.filter((one) => !/expected number|unknown value/.test(one))).toEqual([]);
  });
});

describe('an answer that was kept', () => {
  it.each<[unknown, boolean]>([
    [whole, true],
    [{ ...whole, vcpu: 'two' }, false],
    [null, false],
  ])('%o is whole: %s', (value, isComplete) => {
    const fitted = parsedResponse(machine, value);
    expect(fitted.isComplete).toBe(isComplete);
    expect(coerce(machine, fitted.value).coerced).toMatchObject({ disks: expect.any(Array) });
  });
});
