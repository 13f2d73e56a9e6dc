import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * The test files that put other modules in the place of real ones, from the root of the project: what one of them has
 * imported is not what others need, so each runs apart.
 */
export const testsWithModuleMocks: readonly string[] = ['packages', 'scripts', 'openapi']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.test\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))
  .map((file) => relative(root, file).replaceAll(sep, '/'));
