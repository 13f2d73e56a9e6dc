import type { LocatedVm } from '@livery/api/queries/compute';
import { csvFileName, downloadCsv } from '#shared/csv/downloadCsv.js';
import { toCsv, type CsvColumn } from '#shared/csv/toCsv.js';
import type { VmPrice } from '#shared/vms/vmPricer.js';
import { diskTotal } from './facts.js';

export interface CsvFacts {
  /** Code of the currency that `priceOf` answers in. */
  currency: string;
  priceOf: (vm: LocatedVm) => VmPrice;
}

const rounded = (amount: number | undefined, decimals: number): number | undefined =>
  amount === undefined ? undefined : Number(amount.toFixed(decimals));

/** The machines as comma-separated values, under the contract's own field names with their units. */
export function vmCsv(vms: readonly LocatedVm[], { currency, priceOf }: CsvFacts): string {
  const money = currency.toLowerCase();
  const columns: CsvColumn<LocatedVm>[] = [
    { name: 'name', cell: (vm) => vm.name },
    { name: 'uuid', cell: (vm) => vm.uuid },
    { name: 'location', cell: (vm) => vm.location },
    { name: 'status', cell: (vm) => vm.status },
    { name: 'vcpu', cell: (vm) => vm.vcpu },
    { name: 'memory_mb', cell: (vm) => vm.memory },
    { name: 'disk_gb', cell: diskTotal },
    { name: 'public_ipv4', cell: (vm) => vm.public_ipv4 },
    { name: 'private_ipv4', cell: (vm) => vm.private_ipv4 },
    { name: 'public_ipv6', cell: (vm) => vm.public_ipv6 },
    { name: 'billing_account', cell: (vm) => vm.billing_account },
    { name: 'created_at', cell: (vm) => vm.created_at },
    { name: `hourly_${money}`, cell: (vm) => rounded(priceOf(vm).hourly, 5) },
    { name: `monthly_${money}`, cell: (vm) => rounded(priceOf(vm).monthly, 2) },
    { name: 'os_name', cell: (vm) => vm.os_name },
    { name: 'os_version', cell: (vm) => vm.os_version },
    { name: 'backup', cell: (vm) => (vm.backup ? 'on' : 'off') },
  ];
  return toCsv(columns, vms);
}

/** Hands the machines to the visitor as a file, named after the site. */
export function downloadVms(vms: readonly LocatedVm[], site: string, facts: CsvFacts): void {
  downloadCsv(csvFileName(site, 'virtual-machines', new Date()), vmCsv(vms, facts));
}
