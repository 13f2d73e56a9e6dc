import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consoleDist } from '../../../scripts/lib/developmentServer.js';
import { reportFile, type BuildReport } from '../vite/buildReport.js';

/** The address of the script that holds a module, named by the end of its path. Throws where not just one has it. */
export function addressOf(module: string): string {
  const { files } = JSON.parse(readFileSync(join(consoleDist, reportFile), 'utf8')) as BuildReport;
  const holders = files.filter(({ modules }) => Object.keys(modules).some((path) => path.endsWith(`/${module}`)));
  const [holder] = holders;
  if (!holder || holders.length > 1) throw new Error(`${holders.length} files of the build hold ${module}.`);
  return `/app/${holder.file}`;
}
