import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Site } from '../../packages/console-app/e2e/harness.js';
import { root, type Outcome } from '../lib/stage.js';
import { EnginePage } from './enginePage.js';
import { steps, type Step } from './steps.js';
import { findWebKit, startWebKit } from './webKit.js';

const pictures = join(root, 'test-results/webkit');

type Engine = Awaited<ReturnType<typeof startWebKit>>;

/** Runs a step in a browser with nothing stored. Throws with what went wrong, in front of the person or behind. */
async function runStep(engine: Engine, site: Site, { name, scenario, signedIn = true, run }: Step): Promise<void> {
  await site.reset(scenario);
  await site.faults();
  const folder = mkdtempSync(join(tmpdir(), 'livery-step-'));
  const session = await engine.open();
  const page = new EnginePage(session, site.origin);
  try {
    await page.resize(1280);
    if (signedIn) {
      await page.open('/version.json');
      await page.evaluate(`localStorage.setItem('livery.apiKey', '"demo"')`);
    }
    await run({ page, site, folder });
    const faults = await page.faults();
    if (faults.length > 0) throw new Error(`behind the step: ${faults.join('\n')}`);
  } catch (thrown) {
    mkdirSync(pictures, { recursive: true });
    writeFileSync(join(pictures, `${name.replace(/\W+/g, '-')}.png`), await page.screenshot());
    throw thrown;
  } finally {
    await session.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The steps in WebKitGTK, against the built console; with `quick` those of `npm test`. */
export async function runSteps({ quick = false, only = '' } = {}): Promise<Outcome> {
  const browser = findWebKit();
  if (browser === undefined) throw new Error('WebKitGTK is not installed.');
  const engine = await startWebKit(browser);
  const site = new Site();
  const failures: string[] = [];
  const chosen = steps.filter((step) => (!quick || step.quick) && step.name.includes(only));
  try {
    await site.start();
    for (const step of chosen) {
      const start = performance.now();
      const seconds = (): string => ((performance.now() - start) / 1000).toFixed(1);
      try {
        await runStep(engine, site, step);
        console.log(`ok    ${step.name} (${seconds()} s)`);
      } catch (thrown) {
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        failures.push(`webkit: ${step.name}: ${message.split('\n', 1)[0]}`);
        console.log(`FAIL  ${step.name} (${seconds()} s): ${message}`);
      }
    }
  } finally {
    await site.stop();
    site.remove();
    engine.stop();
  }
  return { passed: chosen.length - failures.length, failed: failures.length, failures };
}
