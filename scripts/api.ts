/*
 * npm run api: writes the public declarations of the library into packages/ui/api, so that a change of them is seen in a
 * diff. `--release` records them as those of the version that is made (see npm run version).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReports, releaseRecord, reportFolder } from './lib/apiReports.js';
import { buildLibrary } from './lib/buildLibrary.js';

buildLibrary();
const reports = apiReports();
mkdirSync(reportFolder, { recursive: true });
for (const [file, text] of reports) writeFileSync(join(reportFolder, file), text);
console.log(`${reports.size} reports in packages/ui/api`);
if (process.argv.includes('--release')) {
  const { file, text } = releaseRecord(reports);
  writeFileSync(file, text);
}
