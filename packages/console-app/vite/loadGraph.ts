/** Modules that are always needed together, whatever is loaded first. */
export interface ModuleGroup {
  /** Named after its entry, or else after one of its modules. */
  id: string;
  /** Code by module id, without what nobody imports. */
  modules: ReadonlyMap<string, string>;
  /** Of its code, minified and compressed, about. */
  bytes: number;
  /** Groups that this one cannot run without, by id. */
  imports: readonly string[];
  /** Groups that this one fetches when they are wanted, by id. */
  dynamicImports: readonly string[];
  /** The module of the group that is loaded by itself, if there is one: the page's script, or the target of an `import()`. */
  entry: string | undefined;
  /** Whether the entry is the page's script. */
  isRoot: boolean;
}

/** Which code is fetched when. Entries are named by their module ids. */
export interface LoadGraph {
  /** The page's script. */
  root: string;
  /** The entries that have to fetch a group, because nothing that is loaded before them brings it. */
  fetchedBy: ReadonlyMap<ModuleGroup, ReadonlySet<string>>;
  /** What is there once an entry has run: what was loaded before, and all that it needs itself. */
  loadedWith: ReadonlyMap<string, ReadonlySet<ModuleGroup>>;
  /** The entries in whose code an entry is imported. */
  importersOf: ReadonlyMap<string, ReadonlySet<string>>;
}

type Closures = ReadonlyMap<string, ReadonlySet<ModuleGroup>>;

/**
 * Follows the imports of the whole console. `together` names modules that come with an entry though it does not import
 * them, or not yet: their ids by the id of the entry. Throws where one of them is not part of the build, and where a
 * group is fetched by an `import()` but has no entry: nothing would fetch its messages.
 */
export function loadGraph(groups: readonly ModuleGroup[], together: Record<string, readonly string[]> = {}): LoadGraph {
  const root = groups.find(({ isRoot }) => isRoot)?.entry;
  if (root === undefined) throw new Error('The build has no script for the page.');
  const byId = new Map(groups.map((group) => [group.id, group]));
  for (const id of groups.flatMap(({ dynamicImports }) => dynamicImports)) {
    const target = byId.get(id);
    if (target && target.entry === undefined)
      throw new Error(`${id} is fetched by an import() but is no entry: its messages would be missing.`);
  }
  const holderOf = (module: string): ModuleGroup => {
    const found = groups.find(({ modules }) => modules.has(module));
    if (!found) throw new Error(`${module} is to come along with another module but is not part of the build.`);
    return found;
  };
  const closures = new Map(
    groups.flatMap((group) => {
      if (group.entry === undefined) return [];
      const along = (together[group.entry] ?? []).map(holderOf);
      return [[group.entry, closureOf([group, ...along], byId)] as const];
    }),
  );
  const importersOf = findImporters(closures, byId);
  const before = loadedBefore(root, closures, importersOf, groups);
  const fetchedBy = new Map(groups.map((group) => [group, new Set<string>()]));
  const loadedWith = new Map<string, ReadonlySet<ModuleGroup>>();
  for (const [entry, closure] of closures) {
    const loaded = before.get(entry) ?? new Set();
    for (const group of closure) if (!loaded.has(group)) fetchedBy.get(group)?.add(entry);
    loadedWith.set(entry, new Set([...loaded, ...closure]));
  }
  return { root, fetchedBy, loadedWith, importersOf };
}

function closureOf(start: readonly ModuleGroup[], byId: ReadonlyMap<string, ModuleGroup>): Set<ModuleGroup> {
  const closure = new Set(start);
  // Iterating over a set includes what is added meanwhile.
  for (const { imports } of closure) {
    for (const id of imports) {
      const imported = byId.get(id);
      if (imported) closure.add(imported);
    }
  }
  return closure;
}

function findImporters(closures: Closures, byId: ReadonlyMap<string, ModuleGroup>): Map<string, Set<string>> {
  const importersOf = new Map([...closures.keys()].map((entry) => [entry, new Set<string>()]));
  for (const [entry, closure] of closures) {
    for (const id of [...closure].flatMap(({ dynamicImports }) => dynamicImports)) {
      const target = byId.get(id)?.entry;
      if (target !== undefined && target !== entry) importersOf.get(target)?.add(entry);
    }
  }
  return importersOf;
}

/** What is there already when an entry is imported, whichever of its importers does it. */
function loadedBefore(
  root: string,
  closures: Closures,
  importersOf: ReadonlyMap<string, ReadonlySet<string>>,
  groups: readonly ModuleGroup[],
): Map<string, ReadonlySet<ModuleGroup>> {
  const everything = new Set(groups);
  const before = new Map<string, ReadonlySet<ModuleGroup>>(
    [...closures.keys()].map((entry) => [entry, entry === root ? new Set<ModuleGroup>() : everything]),
  );
  const hasAfter = (entry: string, group: ModuleGroup) =>
    before.get(entry)?.has(group) === true || closures.get(entry)?.has(group) === true;
  // Begins with too much and takes away until nothing changes: entries may import each other.
  for (let changed = true; changed;) {
    changed = false;
    for (const [entry, loaded] of before) {
      const importers = [...(importersOf.get(entry) ?? [])];
      const left = new Set([...loaded].filter((group) => importers.every((importer) => hasAfter(importer, group))));
      if (left.size === loaded.size) continue;
      before.set(entry, left);
      changed = true;
    }
  }
  return before;
}
