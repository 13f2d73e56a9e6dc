/*
 * npm run test:consumers: the pages of `npm test -- package` alone, and pages that install the packed library beside what
 * they need from the package registry. Words after `--` choose the checks whose names have all of them.
 */
import { rmSync } from 'node:fs';
import { buildLibrary } from './lib/buildLibrary.js';
import { consumerBrowser } from './lib/consumers/browser.js';
import { runChecks } from './lib/consumers/checks.js';
import { createConsumerProject } from './lib/consumers/project.js';
import { quickChecks } from './lib/consumers/quick.js';
import { slowChecks } from './lib/consumers/slow.js';

buildLibrary();
const { folder } = createConsumerProject();
const browser = consumerBrowser();
let passed = false;
try {
  const words = process.argv.slice(2);
  const checks = [...quickChecks(folder, browser), ...slowChecks(browser)];
  passed = await runChecks(
    'consumers',
    checks.filter(([name]) => words.every((word) => name.includes(word))),
  );
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}
process.exit(passed ? 0 : 1);
