import { expect, it } from 'vitest';
import { vmCsv } from './csv.js';
import { disk, vm } from './testing.js';

const facts = { currency: 'EUR', priceOf: () => ({ hourly: 0.027123456, monthly: 19.804 }) };

/** The rows by their headings; no cell of them holds a comma. */
function rowsOf(csv: string): Record<string, string | undefined>[] {
  const [head = '', ...lines] = csv.trimEnd().split('\r\n');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(head.split(',').map((name, index) => [name, cells[index]]));
  });
}

it('a machine is a line, in the contract’s own terms with their units', () => {
  const machine = vm({ name: 'web-1', public_ipv4: '185.14.96.21', storage: [disk(60), disk(40)], backup: true });
  expect(rowsOf(vmCsv([machine], facts))).toEqual([
    {
      name: 'web-1',
      uuid: machine.uuid,
      location: 'jhv',
      status: 'running',
      vcpu: '2',
      memory_mb: '4096',
      disk_gb: '100',
      public_ipv4: '185.14.96.21',
      private_ipv4: '',
      public_ipv6: '',
      billing_account: '1201',
      created_at: '2026-03-14 09:27:31',
      hourly_eur: '0.02712',
      monthly_eur: '19.8',
      os_name: 'ubuntu',
      os_version: '24.04',
      backup: 'on',
    },
  ]);
});

it('an unknown price stays empty', () => {
  const unknown = { currency: 'EUR', priceOf: () => ({ hourly: undefined, monthly: undefined }) };
  expect(rowsOf(vmCsv([vm({ name: 'a' })], unknown))[0]).toMatchObject({ hourly_eur: '', monthly_eur: '' });
});

it('a name does no harm in a spreadsheet', () => {
  expect(vmCsv([vm({ name: '=cmd|calc' })], facts)).toContain("\r\n'=cmd|calc,");
});
