import type { LocatedVm } from '@livery/api/queries/compute';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { diskTotal } from './facts.js';

type Cell = string | number | null | undefined;

/** What a spreadsheet takes for a formula is made a text, or a machine's name could run there. */
const guarded = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = guarded(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface CsvFacts {
  currency: string;
  priceOf: (vm: LocatedVm) => VmPrice;
}

const cents = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : Math.round(amount * 100) / 100;

/** The machines as comma-separated values (RFC 4180), under the contract's own field names with their units. */
export function vmCsv(vms: readonly LocatedVm[], { currency, priceOf }: CsvFacts): string {
  const columns: [name: string, cell: (vm: LocatedVm) => Cell][] = [
    ['name', (vm) => vm.name],
    ['uuid', (vm) => vm.uuid],
    ['status', (vm) => vm.status],
    ['location', (vm) => vm.location],
    ['vcpu', (vm) => vm.vcpu],
    ['memory_mb', (vm) => vm.memory],
    ['disk_gb', diskTotal],
    ['public_ipv4', (vm) => vm.public_ipv4],
    ['private_ipv4', (vm) => vm.private_ipv4],
    ['public_ipv6', (vm) => vm.public_ipv6],
    ['os_name', (vm) => vm.os_name],
    ['os_version', (vm) => vm.os_version],
    ['backup', (vm) => (vm.backup ? 'on' : 'off')],
    ['billing_account', (vm) => vm.billing_account],
    [`monthly_${currency.toLowerCase()}`, (vm) => cents(priceOf(vm).monthly)],
    ['created_at', (vm) => vm.created_at],
  ];
  const lines = [columns.map(([name]) => name), ...vms.map((vm) => columns.map(([, cell]) => written(cell(vm))))];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
