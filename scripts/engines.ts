/*
 * npm run test:engines: the journeys that need something of the browser's own, in Firefox (Playwright over WebDriver
 * BiDi) and in WebKitGTK (WebDriver), with axe in each. Installs Debian's packages where it may. `npm run test:engines --
 * firefox` or `-- webkit` runs one engine; `--quick`, as `npm test` does, a handful in those that are installed.
 */
import { engines, type Engine } from './engines/installed.js';
import { quickJourneys } from './engines/quickJourneys.js';
import { runSteps } from './engines/runSteps.js';
import { buildConsole } from './lib/buildConsole.js';
import { installPackage } from './lib/chromium.mjs';
import { playwright, report, sum, type Outcome } from './lib/stage.js';

const quickArguments = [...Object.keys(quickJourneys), '--grep', Object.values(quickJourneys).join('|')];

const quick = process.argv.includes('--quick');
const requested = process.argv.slice(2).filter((one) => !one.startsWith('-'));

function run({ name }: Engine): Promise<Outcome> {
  if (name === 'webkit') return runSteps({ quick });
  return playwright('-c', 'scripts/engines/firefox.config.ts', ...(quick ? quickArguments : []));
}

const outcomes: Outcome[] = [];
for (const engine of engines.filter(({ name }) => requested.length === 0 || requested.includes(name))) {
  if (!quick && !engine.isInstalled()) engine.packages.forEach(installPackage);
  if (!engine.isInstalled()) {
    console.log(
      `${engine.name}: not installed, or too old: skipped. Debian has it as ${engine.packages.join(' and ')}.`,
    );
    continue;
  }
  console.log(`${engine.name}:`);
  buildConsole();
  outcomes.push(await run(engine));
}
const { passed, failed, failures = [] } = sum(...outcomes);
console.log([...failures, `${passed} passed, ${failed} failed`].join('\n'));
report('engines', { passed, failed, failures });
process.exitCode = failed > 0 ? 1 : 0;
