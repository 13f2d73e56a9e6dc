import { describe, expect, it } from 'vitest';
import { planChunks } from './chunkPlan.js';
import type { LoadGraph, ModuleGroup } from './loadGraph.js';

interface Given {
  /** The entries that fetch it. */
  by: string[];
  bytes?: number;
  imports?: string[];
}

/** A graph of groups of one module each. */
function graph(given: Record<string, Given>): LoadGraph {
  const groups = Object.entries(given).map(([name, { by, bytes = 20, imports = [] }]) => {
    const group: ModuleGroup = {
      id: name,
      modules: new Map([[name, '']]),
      bytes,
      imports,
      dynamicImports: [],
      entry: undefined,
      isRoot: false,
    };
    return [group, new Set(by)] as const;
  });
  const loadedWith = new Map<string, Set<ModuleGroup>>();
  for (const [group, entries] of groups) {
    for (const entry of entries) loadedWith.set(entry, new Set([...(loadedWith.get(entry) ?? []), group]));
  }
  return { root: 'page', fetchedBy: new Map(groups), loadedWith, importersOf: new Map() };
}

/** The groups that share a file, by name; `screens` are entries that the page itself imports. */
const plan = (given: Record<string, Given>, screens: string[] = []): string[] => {
  const importersOf = new Map(screens.map((entry) => [entry, new Set(['page'])]));
  const files = planChunks({ ...graph(given), importersOf }, { firstLoad: ['page'] });
  const names = files.map(({ groups }) => groups.map(({ id }) => id));
  return names.map((ids) => ids.toSorted().join('+')).toSorted((one, other) => one.localeCompare(other));
};

const heavy = 20_000;

describe('the files', () => {
  it('hold together what one entry alone fetches, however heavy', () => {
    expect(plan({ list: { by: ['list'], bytes: heavy }, rows: { by: ['list'] }, detail: { by: ['detail'] } })).toEqual([
      'detail',
      'list+rows',
    ]);
  });

  it('never put into an entry’s file what another fetches as well', () => {
    expect(plan({ list: { by: ['list'] }, both: { by: ['list', 'detail'] }, detail: { by: ['detail'] } })).toEqual([
      'both',
      'detail',
      'list',
    ]);
  });

  it('are one where that spares requests and costs next to nothing', () => {
    expect(plan({ price: { by: ['a', 'b', 'c'] }, money: { by: ['a', 'b'] } })).toEqual(['money+price']);
  });

  it('stay apart where an entry would fetch much in vain', () => {
    expect(plan({ editor: { by: ['a', 'b'], bytes: heavy }, money: { by: ['a', 'b', 'c'] } })).toEqual([
      'editor',
      'money',
    ]);
  });

  it('stay apart where no entry fetches both', () => {
    expect(plan({ first: { by: ['a', 'b'] }, second: { by: ['c', 'd'] } })).toEqual(['first', 'second']);
  });

  it('follow the screens where a dialog would have it otherwise', () => {
    const given = { chart: { by: ['list', 'detail'], bytes: 3000 }, money: { by: ['list', 'detail', 'dialog'] } };
    expect(plan(given)).toEqual(['chart', 'money']);
    expect(plan(given, ['list', 'detail'])).toEqual(['chart+money']);
  });

  it('stay apart where an entry would have to fetch what the other needs', () => {
    const given = {
      price: { by: ['a', 'b', 'c'] },
      chart: { by: ['a', 'b'], imports: ['library'] },
      library: { by: ['a'], bytes: heavy },
    };
    expect(plan(given)).toEqual(['chart', 'library', 'price']);
    expect(plan({ ...given, chart: { by: ['a', 'b'] } })).toEqual(['chart+price', 'library']);
  });

  it('of the first load hold nothing that only a screen needs', () => {
    const given = {
      link: { by: ['page', 'list'] },
      price: { by: ['list', 'detail'] },
      money: { by: ['list', 'form'] },
    };
    expect(plan(given)).toEqual(['link', 'money+price']);
  });

  it('never import each other by way of a third', () => {
    const given = {
      top: { by: ['a', 'b'], imports: ['middle'] },
      middle: { by: ['c'], imports: ['bottom'] },
      bottom: { by: ['a', 'b', 'c'] },
    };
    expect(plan(given)).toEqual(['bottom', 'middle', 'top']);
    expect(plan({ ...given, middle: { by: ['c'] } })).toEqual(['bottom+top', 'middle']);
  });

  it('are fewer than their bytes would have them where a screen would ask for too many', () => {
    const given = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`part${index}`, { by: ['list', `dialog${index}`], bytes: 12_000 }]),
    );
    expect(plan(given)).toHaveLength(20);
    expect(plan(given, ['list']).length).toBeLessThanOrEqual(18);
  });

  it('leave out what nobody fetches', () => {
    expect(plan({ list: { by: ['list'] }, unused: { by: [] } })).toEqual(['list']);
  });
});
