/* Imported before a script that counts its own checks: what it throws and nobody catches is its report. */
import { basename } from 'node:path';
import { report } from './stage.js';

const script = basename(process.argv[1] ?? '', '.ts');

process.on('uncaughtExceptionMonitor', (thrown) => {
  report(script, { passed: 0, failed: 1, failures: [String(thrown)] });
});
