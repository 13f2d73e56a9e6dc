import { describe, expect, it } from 'vitest';
import { sortVms, type SortColumn, type SortWords } from './sort.js';
import { disk, names, vm } from './testing.js';

const monthly: Record<string, number | undefined> = { 'web-2': 9, 'web-10': 30, Api: undefined };
const words: SortWords = {
  statusWord: ({ status }) => (status === 'running' ? 'Töötab' : 'Peatatud'),
  locationName: (slug) => (slug === 'trtu' ? 'Tartu' : 'Jõhvi'),
  osName: ({ os_name, os_version }) => `${os_name} ${os_version}`,
  priceOf: ({ name }) => ({ hourly: undefined, monthly: monthly[name] }),
};

const vms = [
  vm({
    name: 'web-10',
    vcpu: 4,
    memory: 8192,
    public_ipv4: '185.14.96.9',
    private_ipv4: '10.0.0.2',
    os_version: '22.04',
  }),
  vm({
    name: 'web-2',
    status: 'stopped',
    memory: 8192,
    public_ipv4: '185.14.96.10',
    location: 'trtu',
    os_name: 'debian',
    os_version: '12',
  }),
  vm({ name: 'Api', memory: 8192, storage: [disk(60), disk(40)], os_name: 'debian', os_version: '9' }),
];

describe('the order of the list', () => {
  it.each<[SortColumn, string[], string[]]>([
    ['name', ['Api', 'web-2', 'web-10'], ['web-10', 'web-2', 'Api']],
    ['status', ['web-2', 'Api', 'web-10'], ['Api', 'web-10', 'web-2']],
    ['location', ['Api', 'web-10', 'web-2'], ['web-2', 'Api', 'web-10']],
    ['size', ['web-2', 'Api', 'web-10'], ['web-10', 'Api', 'web-2']],
    ['public', ['web-10', 'web-2', 'Api'], ['web-2', 'web-10', 'Api']],
    ['private', ['web-10', 'Api', 'web-2'], ['web-10', 'Api', 'web-2']],
    ['os', ['Api', 'web-2', 'web-10'], ['web-10', 'web-2', 'Api']],
    ['price', ['web-2', 'web-10', 'Api'], ['web-10', 'web-2', 'Api']],
  ])('by %s: numbers as numbers, the unknown last, equal ones by name', (column, ascending, descending) => {
    expect(names(sortVms(vms, { column, direction: 'ascending' }, words))).toEqual(ascending);
    expect(names(sortVms(vms, { column, direction: 'descending' }, words))).toEqual(descending);
  });

  it('leaves the list it was given alone', () => {
    const before = [...vms];
    sortVms(vms, { column: 'name', direction: 'ascending' }, words);
    expect(vms).toEqual(before);
  });
});
