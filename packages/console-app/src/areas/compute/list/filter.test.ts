import { describe, expect, it } from 'vitest';
import { haystacks } from './facts.js';
import { isFiltering, narrowing, type VmFilter } from './filter.js';
import { names, vm } from './testing.js';

const web = vm({
  name: 'web-1',
  uuid: 'aaaa1111-0000-4000-8000-000000000001',
  public_ipv4: '185.14.96.21',
  backup: true,
});
const erp = vm({ name: 'Legacy-ERP', os_name: 'windows', os_version: '2019', status: 'stopped', location: 'tll' });
const fresh = vm({ name: 'fresh', status: 'creating', private_ipv4: '10.12.0.9' });
const odd = vm({ name: 'odd', status: 'upside_down' });
const all = [web, erp, fresh, odd];
const shownName = haystacks(
  ({ os_name, os_version }) => `${os_name === 'windows' ? 'Windows Server' : os_name} ${os_version}`,
);
const filtered = (filter: VmFilter) => names(narrowing(all, shownName)(filter));

describe('the filter of the list', () => {
  it.each<[string, VmFilter, string[]]>([
    ['a part of the name', { q: 'eb-' }, ['web-1']],
    ['any case', { q: 'legacy-erp' }, ['Legacy-ERP']],
    ['a public address', { q: '185.14' }, ['web-1']],
    ['a private address', { q: '10.12.0.9' }, ['fresh']],
    ['a part of the UUID', { q: 'aaaa1111' }, ['web-1']],
    ['the operating system as it is shown', { q: 'windows server 2019' }, ['Legacy-ERP']],
    ['words in any order', { q: '2019 legacy' }, ['Legacy-ERP']],
    ['words that are not all there', { q: 'web legacy' }, []],
    ['nothing but spaces', { q: '  ' }, ['web-1', 'Legacy-ERP', 'fresh', 'odd']],
    ['a location', { location: 'tll' }, ['Legacy-ERP']],
    ['a status', { status: 'stopped' }, ['Legacy-ERP']],
    ['whatever is in transition', { status: 'in_transition' }, ['fresh']],
    ['a status nobody knows', { status: 'upside_down' }, ['odd']],
    ['backups that are on', { backup: 'on' }, ['web-1']],
    ['backups that are off', { backup: 'off' }, ['Legacy-ERP', 'fresh', 'odd']],
    ['several at once', { q: 'e', location: 'jhv', status: 'running' }, ['web-1']],
  ])('finds by %s', (_, filter, expected) => {
    expect(filtered(filter)).toEqual(expected);
  });

  it('gives the very list when nothing is narrowed, so that no row is rendered again', () => {
    const narrow = narrowing(all, shownName);
    expect(narrow({})).toBe(all);
    narrow({ q: 'web' });
    expect(narrow({})).toBe(all);
  });

  it('leaves the same whatever it was asked before', () => {
    const narrow = narrowing(all, shownName);
    const asked: VmFilter[] = [
      { q: 'e' },
      { q: 'er' },
      { q: 'erp' },
      { q: 'ERP l' },
      { q: 'er' },
      { q: 'web' },
      { q: 'web', backup: 'off' },
      { q: 'we', backup: 'off' },
      { q: 'e', backup: 'off' },
      { q: 'e f', backup: 'off' },
      { q: 'e f' },
      { location: 'tll' },
      { q: 'o', location: 'tll' },
      {},
    ];
    for (const filter of asked) expect(names(narrow(filter)), JSON.stringify(filter)).toEqual(filtered(filter));
  });

  it.each<[VmFilter, boolean]>([
    [{}, false],
    [{ q: ' ' }, false],
    [{ q: 'a' }, true],
    [{ status: 'running' }, true],
    [{ backup: 'off' }, true],
  ])('%o narrows: %s', (filter, expected) => {
    expect(isFiltering(filter)).toBe(expected);
  });
});
