import { describe, expect, it } from 'vitest';
import { vmCsv } from './csv.js';
import { disk, vm } from './testing.js';

const facts = { currency: 'EUR', priceOf: () => ({ hourly: 0.0271, monthly: 19.804 }) };
const cellsOf = (line = '') => line.split(',');

describe('the list as a file', () => {
  it('has a heading and a line for each machine, in the contract’s own terms', () => {
    const machine = vm({ name: 'web-1', public_ipv4: '185.14.96.21', storage: [disk(60), disk(40)], backup: true });
    const [head, line, end] = vmCsv([machine], facts).split('\r\n');
    const row = Object.fromEntries(cellsOf(head).map((name, index) => [name, cellsOf(line)[index]]));
    expect(row).toMatchObject({
      name: 'web-1',
      uuid: machine.uuid,
      status: 'running',
      vcpu: '2',
      memory_mb: '4096',
      disk_gb: '100',
      public_ipv4: '185.14.96.21',
      private_ipv4: '',
      backup: 'on',
      monthly_eur: '19.8',
    });
    expect(end).toBe('');
  });

  it('leaves an unknown price empty', () => {
    const [head, line] = vmCsv([vm({ name: 'a' })], {
      currency: 'EUR',
      priceOf: () => ({ hourly: undefined, monthly: undefined }),
    }).split('\r\n');
    expect(cellsOf(line)[cellsOf(head).indexOf('monthly_eur')]).toBe('');
  });

  it.each([
    ['=cmd|calc', "'=cmd|calc"],
    ['+1', "'+1"],
    ['-web', "'-web"],
    ['@sum', "'@sum"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['=a,b', '"\'=a,b"'],
    ['two\nlines', '"two\nlines"'],
  ])('writes the name %j as %j', (name, written) => {
    const [, ...rest] = vmCsv([vm({ name })], facts).split('\r\n');
    expect(rest.join('\r\n').startsWith(`${written},`)).toBe(true);
  });
});
