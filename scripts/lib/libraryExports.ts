import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an export of a package leads to, by condition. */
type Conditions = Readonly<Record<string, string>>;

/** Data is read as it is: a target that ends with `*` is any file of a folder, and has no types. */
const isData = (conditions: Conditions): boolean => conditions['default']?.endsWith('/*') === true;

/** What may stand in a target's place of `*`: the folders beside it, or the files of a folder of data. */
function wildcardsOf(folder: string, target: string): string[] {
  const parent = join(folder, target.slice(0, target.indexOf('*')));
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() !== target.endsWith('*'))
    .map(({ name }) => name);
}

/**
 * What is wrong with the exports of a packed package, a sentence each: a target that is not in the package, or something
 * that can be imported without types.
 */
export function brokenExports(folder: string, exported: Readonly<Record<string, Conditions>>): string[] {
  const broken: string[] = [];
  for (const [path, conditions] of Object.entries(exported)) {
    if (!isData(conditions) && (conditions['types'] === undefined || conditions['default'] === undefined)) {
      broken.push(`${path} needs both "types" and "default"`);
    }
    const names = path.includes('*') ? wildcardsOf(folder, conditions['default'] ?? '') : [''];
    if (names.length === 0) broken.push(`${path} matches nothing`);
    for (const name of names) {
      for (const [condition, target] of Object.entries(conditions)) {
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
