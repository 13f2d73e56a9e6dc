/*
 * npm run test:consumers: the pages of `npm test -- package` alone, and pages that install the packed library beside what
 * they need from the package registry.
 */
import { rmSync } from 'node:fs';
import { buildLibrary } from './lib/buildLibrary.js';
import { consumerBrowser } from './lib/consumers/browser.js';
import { runChecks } from './lib/consumers/checks.js';
import { createConsumerProject } from './lib/consumers/project.js';
import { quickChecks } from './lib/consumers/quick.js';

buildLibrary();
const project = createConsumerProject();
const browser = consumerBrowser();
let passed = false;
try {
  passed = await runChecks('consumers', quickChecks(project, browser));
} finally {
  await browser.close();
  rmSync(project.folder, { recursive: true });
}
process.exit(passed ? 0 : 1);
