import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stage.js';

/**
 * Compiles the project's files as strictly as a consumer may, by the repository's compiler or the one installed in another
 * folder. Gives the compiler's complaints.
 */
export function compile(folder: string, name: string, options: Record<string, unknown>, compilerIn = root): string {
  const config = join(folder, `tsconfig.${name}.json`);
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    ...options,
  };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
  try {
    execFileSync(join(compilerIn, 'node_modules/.bin/tsc'), ['-p', config, '--pretty', 'false'], {
      cwd: folder,
      stdio: 'pipe',
    });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  }
}
