import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export const root = resolve(import.meta.dirname, '../..');
const reports = join(root, 'node_modules/.livery-reports');

export interface Outcome {
  passed: number;
  failed: number;
  /** What failed, by name, where the stage names its checks. */
  failures?: readonly string[];
}

/** What several runs came to. */
export const sum = (...outcomes: Outcome[]): Outcome => ({
  passed: outcomes.reduce((total, { passed }) => total + passed, 0),
  failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  failures: outcomes.flatMap(({ failures = [] }) => failures),
});

/** One stage of `npm test`: its name, what it proves, and how it is run. */
export interface Stage {
  name: string;
  proves: string;
  /** Whether it needs Chromium, which is found or installed before. */
  browser?: boolean;
  /** Whether it reads the built library, which is built before. */
  library?: boolean;
  run: () => Promise<Outcome>;
}

const buffer = new AsyncLocalStorage<Buffer[]>();

/** Runs something with the output of the commands that it starts collected. Returns its result and that output. */
export async function buffered<T>(run: () => Promise<T>): Promise<{ result: T; output: string }> {
  const chunks: Buffer[] = [];
  const result = await buffer.run(chunks, run);
  return { result, output: Buffer.concat(chunks).toString() };
}

function spawned(command: string, args: readonly string[]): Promise<number> {
  const chunks = buffer.getStore();
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: root, stdio: chunks ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => chunks?.push(chunk));
    child.on('error', () => done(1));
    child.on('close', (code) => done(code ?? 1));
  });
}

/** A command that either holds or not: one check. */
export async function check(command: string, ...args: string[]): Promise<Outcome> {
  const code = await spawned(command, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A TypeScript script of this folder, as one check. */
export const script = (file: string, ...args: string[]): Promise<Outcome> =>
  check(process.execPath, '--conditions=livery-source', '--import', 'tsx', join(root, 'scripts', file), ...args);

function freshReport(name: string): string {
  const file = join(reports, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function counted(file: string, read: (report: unknown) => Outcome, code: number): Outcome {
  let outcome: Outcome = { passed: 0, failed: 0 };
  try {
    outcome = read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    outcome = { passed: 0, failed: 1 };
  }
  const ranNothing = outcome.passed + outcome.failed === 0;
  return (code !== 0 && outcome.failed === 0) || ranNothing ? { ...outcome, failed: outcome.failed + 1 } : outcome;
}

/** What failed and its first reason, in one line. */
const inOneLine = (failure: string): string =>
  failure
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 2)
    .join(': ')
    .slice(0, 300);

/** Written by a script that counts its own checks, for `countingScript` to read. Of each failure, two lines are kept. */
export function report(name: string, { passed, failed, failures = [] }: Outcome): void {
  writeFileSync(freshReport(name), JSON.stringify({ passed, failed, failures: failures.map(inOneLine) }));
}

/**
 * A TypeScript script of this folder that calls `report` under its name: as many checks as it says. Where it throws
 * before, what it has thrown is the one failure.
 */
export async function countingScript(name: string, ...args: string[]): Promise<Outcome> {
  const file = freshReport(name);
  const code = await spawned(process.execPath, [
    '--conditions=livery-source',
    '--import',
    'tsx',
    '--import',
    join(root, 'scripts/lib/reportThrown.ts'),
    join(root, 'scripts', `${name}.ts`),
    ...args,
  ]);
  const outcome = counted(file, (found) => found as Outcome, code);
  // It was ended from outside.
  return outcome.failed > 0 && !outcome.failures ? { ...outcome, failures: [`ended with code ${code}`] } : outcome;
}

/** One line that says what failed and with what words: the first of the error, without the colors of a terminal. */
const failureLine = (name: string, error = ''): string => {
  const lines = stripVTControlCharacters(error).split('\n');
  const message = lines.map((line) => line.trim()).find((line) => !/^$|^(?:\w*Error: ?)$|^Click to debug/.test(line));
  return message === undefined ? name : `${name}: ${message.slice(0, 200)}`;
};

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly {
    name: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages?: readonly string[] }[];
  }[];
}

/** A Vitest project, each test a check. A run that fails without a failing test, or runs none, counts as a failure. */
export async function vitest(project: string): Promise<Outcome> {
  const file = freshReport(project.replace('*', ''));
  const code = await spawned('npx', [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(
    file,
    (report) => {
      const { numPassedTests, numFailedTests, testResults } = report as VitestReport;
      const failures = testResults.flatMap(({ name, message, assertionResults }) =>
        [
          { failed: message !== '', line: failureLine(basename(name), message) },
          assertionResults.map(({ status, fullName, failureMessages }) => ({
            failed: status === 'failed',
            line: failureLine(`${basename(name)} › ${fullName}`, failureMessages?.[0]),
          })),
        ]
          .flat()
          .flatMap(({ failed, line }) => (failed ? [line] : [])),
      );
      return { passed: numPassedTests, failed: numFailedTests, failures };
    },
    code,
  );
}

interface PlaywrightSuite {
  specs?: readonly {
    file: string;
    title: string;
    ok: boolean;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
  suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
}

const failedIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, title, ok, tests }) =>
    ok ? [] : [failureLine(`${file} › ${title}`, tests.flatMap(({ results }) => results)[0]?.error?.message)],
  ),
  ...suites.flatMap(failedIn),
];

/** The journeys, each a check. */
export async function playwright(...args: string[]): Promise<Outcome> {
  const file = freshReport('journeys');
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = file;
  const code = await spawned('npx', ['playwright', 'test', '--reporter=list,json', ...args]);
  return counted(
    file,
    (report) => {
      const { stats, suites } = report as PlaywrightReport;
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures: suites.flatMap(failedIn) };
    },
    code,
  );
}
