/*
 * npm test: everything the project claims, in one run. `npm test -- unit stories` runs those stages alone.
 * Closes with a line "N passed, N failed".
 */
import { engines } from './engines/installed.js';
import { buildLibrary } from './lib/buildLibrary.js';
import { ensureChromium } from './lib/chromium.mjs';
import {
  buffered,
  check,
  sum,
  countingScript,
  playwright,
  script,
  vitest,
  type Outcome,
  type Stage,
} from './lib/stage.js';

const stages: Stage[] = [
  {
    name: 'contract',
    proves: 'the contract lints and the generated code is fresh',
    run: () => script('codegen/generate.ts', '--check'),
  },
  {
    name: 'lint',
    proves: 'the code keeps the house rules and its format',
    run: async () =>
      sum(
        await check('npx', 'oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'),
        await check('npx', 'oxfmt', '--check'),
      ),
  },
  { name: 'types', proves: 'the types hold', run: () => check('npx', 'tsc', '--noEmit', '-p', 'tsconfig.json') },
  { name: 'words', proves: 'every visible word is in every catalogue', run: () => script('words.ts', '--check') },
  { name: 'unit', proves: 'the rules', run: () => vitest('unit*') },
  { name: 'browser', browser: true, proves: 'hooks in a real browser', run: () => vitest('browser') },
  { name: 'build', proves: 'the library and the console build', run: () => script('build.ts') },
  { name: 'browsers', proves: 'the build holds what supported browsers know', run: () => script('browsers.ts') },
  {
    name: 'visual',
    browser: true,
    proves: 'two captures of one tree are the same, and a changed token is seen',
    run: () => {
      const stories = ['components-button--', 'components-table-windowed--ten-thousand-rows'];
      return countingScript('visual', '--repeat', '--theme', 'metal', ...stories.flatMap((one) => ['--story', one]));
    },
  },
  {
    name: 'stories',
    browser: true,
    proves:
      'components and screens in a real browser: axe, colors, forced colors, reduced motion, 320 px, right to left',
    run: () => countingScript('stories'),
  },
  {
    name: 'budgets',
    browser: true,
    proves: 'bytes and requests',
    run: () => countingScript('budgets'),
  },
  {
    name: 'delivery',
    proves: 'dist/ runs by itself, as docs/deploying.md says, and has no sandbox in it',
    run: () => countingScript('delivery'),
  },
  { name: 's3', proves: 'the S3 client on the sandbox, over HTTP', run: () => countingScript('s3') },
  {
    name: 'package',
    browser: true,
    library: true,
    proves: 'the library as others get it',
    run: () => countingScript('package'),
  },
  { name: 'sizes', library: true, proves: 'bytes of each component and each theme', run: () => script('sizes.ts') },
  { name: 'journeys', browser: true, proves: 'a person through the production bundle', run: () => playwright() },
  {
    name: 'engines',
    proves: 'a handful of journeys in Firefox and WebKit, where they are installed',
    run: async () => {
      if (engines.some((engine) => engine.isInstalled())) return countingScript('engines', '--quick');
      console.log('not installed, or too old: skipped (npm run test:engines installs them)');
      return { passed: 0, failed: 0 };
    },
  },
  {
    name: 'fuzz',
    browser: true,
    proves: 'no answer, whatever it holds, ends a screen',
    run: () => countingScript('fuzz', '--count', '60'),
  },
];

/**
 * Stages that do not keep all cores busy by themselves and write none of each other's files: they run side by side. What
 * one of them builds, only stages after them read.
 */
const sideBySide: readonly (readonly string[])[] = [
  ['contract', 'lint', 'types', 'words'],
  ['browser', 'build', 'browsers', 'visual'],
  ['budgets', 'delivery', 's3', 'package', 'sizes'],
];

const requested = process.argv.slice(2).filter((one) => !one.startsWith('-'));
const unknown = requested.filter((one) => !stages.some(({ name }) => name === one));
if (unknown.length > 0) {
  console.error(`No such stage: ${unknown.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}

const chosen = stages.filter(({ name }) => requested.length === 0 || requested.includes(name));

/** Chromium is installed where there is none while the first stages run, which do without. */
const installing = chosen.some(({ browser }) => browser) ? script('lib/installChromium.ts') : undefined;

/** Runs a stage; one without the browser or the library that it needs has failed, and the others go on. */
async function outcomeOf({ browser, library, run }: Stage): Promise<Outcome & { seconds: number }> {
  const start = performance.now();
  const outcome = await (async () => {
    try {
      if (browser) {
        await installing;
        ensureChromium();
      }
      if (library) buildLibrary();
      return await run();
    } catch (thrown) {
      console.error(thrown instanceof Error ? thrown.message : thrown);
      return { passed: 0, failed: 1 };
    }
  })();
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

let passed = 0;
let failed = 0;
const lines: string[] = [];
const failures: string[] = [];
const announce = ({ name, proves }: Stage): void => console.log(`\n— ${name}: ${proves}`);

function count({ name }: Stage, outcome: Outcome & { seconds: number }): void {
  passed += outcome.passed;
  failed += outcome.failed;
  failures.push(...(outcome.failures ?? []).map((failure) => `failed: ${name}: ${failure}`));
  lines.push(
    `${outcome.failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(9)} ${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(3)} failed ${outcome.seconds.toFixed(0).padStart(5)} s`,
  );
}

const groups = chosen.reduce<Stage[][]>((all, stage) => {
  const last = all.at(-1);
  const together = sideBySide.find((names) => names.includes(stage.name));
  if (last?.[0] && together?.includes(last[0].name)) last.push(stage);
  else all.push([stage]);
  return all;
}, []);

for (const group of groups) {
  const [alone] = group;
  if (group.length === 1 && alone) {
    announce(alone);
    count(alone, await outcomeOf(alone));
    continue;
  }
  // All start at once; each is printed whole, in the order of the stages.
  const running = group.map((stage) => ({ stage, ending: buffered(() => outcomeOf(stage)) }));
  for (const { stage, ending } of running) {
    const { result, output } = await ending;
    announce(stage);
    process.stdout.write(output);
    count(stage, result);
  }
}
console.log(`\n${[...failures, ...lines].join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
