/** Modules that the same entries fetch: moved from file to file as one. */
export interface Unit {
  /** The entries that fetch it. */
  entries: ReadonlySet<string>;
  /** Compressed bytes, about. */
  bytes: number;
  /** The units that it cannot run without, by their places in the list of units. */
  imports: readonly number[];
}

/** What one entry has fetched once it runs. */
export interface Fetch {
  /** The units that it needs, by their places. */
  units: readonly number[];
  /** How much a byte of it counts. */
  weight: number;
  /** Whether it is a screen, which may ask for so much and no more. */
  isLimited: boolean;
}

export interface MoveRules {
  fetches: readonly Fetch[];
  limits: { files: number; bytes: number };
  /** Bytes that one more file adds. */
  fileBytes: number;
  /** What a file more counts for an entry of a weight: its request and the bytes that it adds. */
  requestCost: (weight: number) => number;
  /** A byte beyond the limit counts this many times more. */
  excessFactor: number;
  mayShare: (first: Unit, second: Unit) => boolean;
}

/** What a file beyond the limit of a screen counts: more than any bytes that it spares. */
const crowdedCost = 1_000_000;

/** Of how many units a file is at most that may move as a whole. */
const smallFile = 6;

/**
 * Moves units between files, or to files of their own, and small files into others, wherever all entries together then
 * fetch less. `fileOf` numbers the file of each unit; given back is the same after the moves. What one entry alone fetches
 * stays with it.
 */
export function moveUnits(units: readonly Unit[], fileOf: readonly number[], rules: MoveRules): number[] {
  let files: readonly number[] = fileOf;
  let cost = costOf(units, files, rules);
  const movable = [...units.keys()].filter((place) => (units[place]?.entries.size ?? 0) > 1);
  const bytesAt = (place: number) => units[place]?.bytes ?? 0;
  for (const place of movable.toSorted((one, other) => bytesAt(other) - bytesAt(one))) {
    const before = files;
    const here = files[place];
    const targets = targetsOf(place, files, { units, movable, rules });
    const together = files.filter((file) => file === here).length;
    const canMoveWhole = together > 1 && together <= smallFile;
    const moves = [...targets].flatMap((target) => {
      const alone = before.with(place, target);
      return canMoveWhole ? [alone, before.map((file) => (file === here ? target : file))] : [alone];
    });
    for (const moved of moves) {
      const moveCost = costOf(units, moved, rules);
      if (moveCost < cost) [cost, files] = [moveCost, moved];
    }
  }
  return [...files];
}

interface Movable {
  units: readonly Unit[];
  movable: readonly number[];
  rules: MoveRules;
}

/** The files that a unit may move to: those of units that it may share one with, and one of its own. */
function targetsOf(place: number, files: readonly number[], { units, movable, rules }: Movable): Set<number> {
  const unit = units[place];
  if (!unit) return new Set();
  const here = files[place];
  const targets = new Set<number>();
  if (files.filter((file) => file === here).length > 1) targets.add(Math.max(...files) + 1);
  for (const other of movable) {
    const neighbor = units[other];
    const file = files[other];
    if (neighbor && file !== undefined && file !== here && rules.mayShare(unit, neighbor)) targets.add(file);
  }
  return targets;
}

/** What all entries fetch, weighted; infinite where files would import each other in a circle. */
function costOf(units: readonly Unit[], fileOf: readonly number[], rules: MoveRules): number {
  const files = importedFiles(units, fileOf);
  if (!files) return Number.POSITIVE_INFINITY;
  const { closures, bytes, words } = files;
  let cost = 0;
  const fetched = new Uint32Array(words);
  for (const { units: needed, weight, isLimited } of rules.fetches) {
    fetched.fill(0);
    for (const place of needed) {
      const file = fileOf[place] ?? 0;
      // A file whose bit is set has brought along all that it imports.
      if ((fetched[file >> 5] ?? 0) & (1 << (file & 31))) continue;
      for (let word = 0; word < words; word++)
        fetched[word] = (fetched[word] ?? 0) | (closures[file * words + word] ?? 0);
    }
    let requests = 0;
    let sum = 0;
    for (let word = 0; word < words; word++) {
      for (let left = fetched[word] ?? 0; left !== 0; left &= left - 1) {
        requests += 1;
        sum += bytes[word * 32 + 31 - Math.clz32(left & -left)] ?? 0;
      }
    }
    cost += weight * sum + rules.requestCost(weight) * requests;
    if (!isLimited) continue;
    cost += crowdedCost * Math.max(0, requests - rules.limits.files);
    cost += weight * rules.excessFactor * Math.max(0, sum + rules.fileBytes * requests - rules.limits.bytes);
  }
  return cost;
}

interface ImportedFiles {
  /** For each file a row of `words` numbers: a bit for itself and for each file that comes with it. */
  closures: Uint32Array;
  words: number;
  /** Of each file. */
  bytes: Float64Array;
}

/** Which files come with each file; nothing where files import each other in a circle. Called ten thousand times. */
function importedFiles(units: readonly Unit[], fileOf: readonly number[]): ImportedFiles | undefined {
  const count = Math.max(...fileOf) + 1;
  const words = Math.ceil(count / 32);
  const closures = new Uint32Array(count * words);
  const bytes = new Float64Array(words * 32);
  const imports = Array.from({ length: count }, () => new Set<number>());
  for (const [place, unit] of units.entries()) {
    const file = fileOf[place] ?? 0;
    bytes[file] = (bytes[file] ?? 0) + unit.bytes;
    for (const one of unit.imports) {
      const imported = fileOf[one] ?? 0;
      if (imported !== file) imports[file]?.add(imported);
    }
  }
  const visits = new Uint8Array(count);
  const [underWay, done] = [1, 2];
  const visit = (file: number): boolean => {
    if (visits[file]) return visits[file] === done;
    visits[file] = underWay;
    for (const imported of imports[file] ?? []) {
      if (!visit(imported)) return false;
      for (let word = 0; word < words; word++) {
        const at = file * words + word;
        closures[at] = (closures[at] ?? 0) | (closures[imported * words + word] ?? 0);
      }
    }
    const own = file * words + (file >> 5);
    closures[own] = (closures[own] ?? 0) | (1 << (file & 31));
    visits[file] = done;
    return true;
  };
  for (let file = 0; file < count; file++) if (!visit(file)) return undefined;
  return { closures, words, bytes };
}
