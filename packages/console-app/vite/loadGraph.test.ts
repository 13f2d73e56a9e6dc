import { describe, expect, it } from 'vitest';
import { loadGraph, type ModuleGroup } from './loadGraph.js';

interface Given {
  imports?: string[];
  loads?: string[];
  entry?: boolean;
}

/** Groups of one module each, named like it; the first is the page's script. */
function groups(given: Record<string, Given>): ModuleGroup[] {
  return Object.entries(given).map(([name, { imports = [], loads = [], entry = false }], index) => ({
    id: name,
    modules: new Map([[name, '']]),
    bytes: 0,
    imports,
    dynamicImports: loads,
    entry: entry || index === 0 ? name : undefined,
    isRoot: index === 0,
  }));
}

/** Who fetches each group, by its name. */
function fetchedBy(given: Record<string, Given>, together: Record<string, string[]> = {}): Record<string, string[]> {
  const graph = loadGraph(groups(given), together);
  return Object.fromEntries([...graph.fetchedBy].map(([{ id }, entries]) => [id, [...entries].toSorted()]));
}

const entry = true;

describe('a group', () => {
  it('is fetched by what imports it, directly or not', () => {
    const fetched = fetchedBy({ page: { imports: ['button'] }, button: { imports: ['icon'] }, icon: {} });
    expect(fetched).toEqual({ page: ['page'], button: ['page'], icon: ['page'] });
  });

  it('is not fetched again by what is loaded later', () => {
    const fetched = fetchedBy({
      page: { imports: ['button'], loads: ['list'] },
      list: { entry, imports: ['button', 'table'], loads: ['dialog'] },
      dialog: { entry, imports: ['button', 'table', 'field'] },
      button: {},
      table: {},
      field: {},
    });
    expect(fetched).toMatchObject({ button: ['page'], table: ['list'], field: ['dialog'] });
  });

  it('is fetched by a dialog where one of the screens that open it does without', () => {
    const fetched = fetchedBy({
      page: { loads: ['list', 'detail'] },
      list: { entry, imports: ['table'], loads: ['dialog'] },
      detail: { entry, loads: ['dialog'] },
      dialog: { entry, imports: ['table'] },
      table: {},
    });
    expect(fetched['table']).toEqual(['dialog', 'list']);
  });

  it('comes with another entry where it is said to, and so does all that it needs', () => {
    const given = {
      page: { loads: ['login', 'shell'] },
      login: { entry, imports: ['form'] },
      shell: { entry, imports: ['form'] },
      form: {},
    };
    expect(fetchedBy(given)['form']).toEqual(['login', 'shell']);
    expect(fetchedBy(given, { page: ['login'] })).toMatchObject({ login: ['page'], form: ['page'] });
    expect(() => fetchedBy(given, { page: ['gone'] })).toThrow(
      'gone is to come along with another module but is not part of the build',
    );
  });
});

it('fails where a module is loaded on demand but is no entry, as its messages would be missing', () => {
  const given = { page: { loads: ['dialog'] }, dialog: { imports: ['table'] }, table: {} };
  expect(() => fetchedBy(given)).toThrow('dialog is fetched by an import() but is no entry');
});

it('follows entries that load each other', () => {
  const fetched = fetchedBy({
    page: { loads: ['list'] },
    list: { entry, imports: ['table'], loads: ['detail'] },
    detail: { entry, imports: ['table'], loads: ['list', 'detail'] },
    table: {},
  });
  expect(fetched).toEqual({ page: ['page'], list: ['list'], detail: ['detail'], table: ['list'] });
});

it('says who imports an entry', () => {
  const graph = loadGraph(
    groups({ page: { imports: ['menu'], loads: ['list'] }, menu: { loads: ['list'] }, list: { entry } }),
  );
  expect([...(graph.importersOf.get('list') ?? [])]).toEqual(['page']);
});

it('needs a page', () => {
  expect(() => loadGraph([])).toThrow('no script for the page');
});
