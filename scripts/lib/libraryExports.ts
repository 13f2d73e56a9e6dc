import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an export of a package leads to, by condition. */
type Conditions = Readonly<Record<string, string>>;

/** The condition under which this repository reads the sources; consumers never set it. */
const sourceCondition = 'livery-source';

/** What may stand in a target's place of `*`: the folders beside it. */
function wildcardsOf(folder: string, target: string): string[] {
  const parent = join(folder, target.slice(0, target.indexOf('*')));
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/**
 * What is wrong with the exports of a built package, a sentence each: a target without its file, or something a consumer
 * can import without types. What only the repository can reach may be source alone.
 */
export function brokenExports(folder: string, exported: Readonly<Record<string, Conditions>>): string[] {
  const broken: string[] = [];
  for (const [path, conditions] of Object.entries(exported)) {
    const targets = Object.entries(conditions);
    const forConsumers = targets.some(([condition]) => condition !== sourceCondition);
    if (forConsumers && (conditions['types'] === undefined || conditions['default'] === undefined)) {
      broken.push(`${path} needs both "types" and "default"`);
    }
    if (!forConsumers) continue;
    const names = path.includes('*') ? wildcardsOf(folder, conditions['default'] ?? '') : [''];
    if (names.length === 0) broken.push(`${path} matches nothing`);
    for (const name of names) {
      for (const [condition, target] of targets) {
        const file = target.replace('*', name);
        if (!existsSync(join(folder, file))) broken.push(`${path.replace('*', name)}: ${condition} ${file} is missing`);
      }
    }
  }
  return broken;
}

/** The same of the package in a folder, as its package.json has it. */
export function brokenExportsOf(folder: string): string[] {
  const { exports: exported } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, Conditions>;
  };
  return brokenExports(folder, exported);
}
