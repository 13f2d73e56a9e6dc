/*
 * What the production bundle costs: the modules of the first load, what each screen brings along, bytes and requests
 * as a browser meets them, what moves while a screen loads, one stylesheet a theme. `npm run budgets -- --admit` writes
 * down what the first load holds, to be reviewed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildConsole } from './lib/buildConsole.js';
import { admissionIssues, admit, belongsTo, firstLoadOf, readAdmission, readReport } from './lib/firstLoad.js';
import { Checks, gzipped, printTable } from './lib/measure.js';
import { screenAddresses } from './lib/screenAddresses.js';
import { report as reportOutcome, root } from './lib/stage.js';
import { visitAll, type FailedVisit, type Visits } from './lib/visits.js';

const kB = 1000;
const budgets = {
  /**
   * With the sign-in by an identity provider, reports of errors that nobody caught, the time limits of calls, and what a
   * page knows of whose tab it is: what one user did there is not the next one's, and nothing under way is lost unasked.
   */
  login: { scripts: 94 * kB, styles: 8 * kB },
  /**
   * Beside what both begin with: billing accounts with their restrictions and credit, changes that are checked against
   * what others changed, the footer of the site. The list of machines has all that can be done with one or with many.
   */
  firstScreen: {
    scripts: { dashboard: 175.5 * kB, list: 178.5 * kB },
    files: 15,
    /** The titles of all screens, and on the list of machines why each of their actions may not be done. */
    messages: 5500,
    styles: 17.3 * kB,
  },
  /**
   * Of the API. Most lists are a call for each of the sandbox's four locations. The dashboard reads the lists of all eight
   * kinds and what bare-metal machines are priced by: all but the first kind after the first paint. So is the usage of
   * both billing accounts of the customer, which says for how long their credit lasts.
   */
  calls: { dashboard: 35, list: 9 },
  /** Of every screen and tab, the first load included; vite/chunks.ts plans the files for it. */
  screen: { scripts: 230 * kB, files: 20 },
  /** xterm.js, a terminal for the browser, is 85 kB, and what the screen is for: all else of it is 163 kB. */
  heavierScreens: { vmConsole: 248 * kB } as Partial<Record<string, number>>,
  /** A screen, dialog or tab of an area: what it does not share with others, and its messages in any language. */
  entry: { code: 15 * kB, messages: 3 * kB },
  file: 120 * kB,
  themeStyles: 3 * kB,
  layoutShift: 0.02,
  /** On a phone the bar with the price at the foot of this form gets lower once the price is known. */
  layoutShiftOf: { createService: 0.03 } as Partial<Record<string, number>>,
};

const checks = new Checks();
const dist = buildConsole();
const assets = join(dist, 'assets');
const report = readReport(dist);
const firstLoad = firstLoadOf(report, 'packages/console-app/src/shell/Main.tsx');

function checkAdmission(): void {
  if (process.argv.includes('--admit')) admit(firstLoad);
  const admission = readAdmission();
  for (const part of ['start', 'shell'] as const) {
    const loaded = Object.keys(firstLoad[part]);
    const issues = admissionIssues(admission[part], loaded);
    checks.truth(`${part} holds ${loaded.length} modules and no other than those admitted`, issues);
  }
}

function checkAreas(): void {
  const loaded = Object.entries({ ...firstLoad.start, ...firstLoad.shell });
  const sizes = readdirSync(join(root, 'packages/console-app/src/areas')).map((area) => {
    const own = loaded.filter(([module]) => belongsTo(area, module));
    checks.truth(
      `the area "${area}" puts no module into the first load`,
      own.map(([module]) => module),
    );
    return [area, own.reduce((sum, [, bytes]) => sum + bytes, 0)];
  });
  const routes = loaded.find(([module]) => module.endsWith('/console-app/src/routes.ts'))?.[1] ?? 0;
  const screens = report.entries.filter(({ kind }) => kind === 'screen').length;
  printTable([['first load, bytes', 'code'], ...sizes, ['a route entry', Math.round(routes / screens)]]);
}

const messageFiles = readdirSync(join(assets, 'messages'), { recursive: true, encoding: 'utf8' });

/** Of the languages that people read the larger file. */
function messagesOf(name: string): number {
  const files = messageFiles.filter((file) => file.endsWith(`/en/${name}.json`) || file.endsWith(`/et/${name}.json`));
  return Math.max(0, ...files.map((file) => gzipped(join(assets, 'messages', file))));
}

function checkEntries(): void {
  const { larger } = readAdmission();
  const entries = report.entries
    .filter(({ module }) => module.startsWith('packages/console-app/src/areas/'))
    .map(({ module, file, messages, kind }) => {
      const styles = report.files.find((one) => one.file === file)?.styles ?? [];
      return {
        name: kind === 'screen' ? basename(module) : `  ${basename(module)}`,
        isScreen: kind === 'screen',
        code: gzipped(join(dist, file)),
        messages: messagesOf(messages),
        styles: styles.reduce((sum, one) => sum + gzipped(join(dist, one)), 0),
        limits: { ...budgets.entry, ...larger[module] },
      };
    })
    .toSorted((a, b) => Number(b.isScreen) - Number(a.isScreen) || b.code - a.code);
  for (const { name, code, messages, limits } of entries) {
    if (code > limits.code) checks.atMost(`code of ${name.trim()}`, code, limits.code, ' B');
    if (messages > limits.messages) checks.atMost(`messages of ${name.trim()}`, messages, limits.messages, ' B');
  }
  printTable([
    ['gzipped, bytes', 'code', 'messages', 'styles'],
    ...entries.map(({ name, code, messages, styles }) => [name, code, messages, styles]),
  ]);
}

function checkFiles(): void {
  const files = readdirSync(assets);
  const scripts = files.filter((file) => file.endsWith('.js'));
  checks.atMost('largest script', Math.max(...scripts.map((file) => gzipped(join(assets, file)))), budgets.file, ' B');
  const themes = files.filter(
    (file) => file.endsWith('.css') && readFileSync(join(assets, file), 'utf8').includes('[data-theme='),
  );
  checks.truth(
    'each of the twenty themes is a stylesheet of its own',
    themes.length === 20 ? [] : [`there are ${themes.length}`, ...themes],
  );
  const largest = Math.max(0, ...themes.map((file) => gzipped(join(assets, file))));
  checks.atMost('largest stylesheet of a theme', largest, budgets.themeStyles, ' B');
}

/** Those that were made; each of the others is a check that does not hold. */
const successful = (visits: readonly (Visits | FailedVisit)[]): readonly Visits[] =>
  visits.flatMap((visit) => {
    if (!('reason' in visit)) return [visit];
    checks.truth(`${visit.name} can be visited`, [visit.reason]);
    return [];
  });

function checkVisits(visits: readonly Visits[]): void {
  for (const { name, cold, warm, phone } of visits) {
    const scripts = cold.scripts.bytes + cold.messages.bytes;
    if (name === 'login') {
      checks.atMost('login, scripts and messages', scripts, budgets.login.scripts, ' B');
      checks.atMost('login, styles', cold.styles.bytes, budgets.login.styles, ' B');
    }
    if (name === 'dashboard' || name === 'list') {
      checks.atMost(`${name}, scripts`, cold.scripts.bytes, budgets.firstScreen.scripts[name], ' B');
      checks.atMost(`${name}, files of scripts`, cold.scripts.count, budgets.firstScreen.files);
      checks.atMost(`${name}, messages`, cold.messages.bytes, budgets.firstScreen.messages, ' B');
      checks.atMost(`${name}, styles`, cold.styles.bytes, budgets.firstScreen.styles, ' B');
      checks.atMost(`${name}, calls of the API`, cold.calls, budgets.calls[name]);
    }
    const screen = name.split(',')[0] ?? name;
    checks.atMost(
      `${name}, scripts of a screen`,
      cold.scripts.bytes,
      budgets.heavierScreens[screen] ?? budgets.screen.scripts,
      ' B',
    );
    checks.atMost(`${name}, files of a screen`, cold.scripts.count, budgets.screen.files);
    checks.atMost(
      `${name}, layout shift`,
      Math.max(...[cold, warm, phone].map((visit) => visit?.layoutShift ?? 0)),
      budgets.layoutShiftOf[name] ?? budgets.layoutShift,
    );
    checks.truth(`${name}, one theme is fetched`, cold.themes === 1 ? [] : [`there are ${cold.themes}`]);
  }
  printTable([
    [
      'first visit, bytes',
      'scripts',
      'files',
      'messages',
      'files',
      'styles',
      'files',
      'calls',
      'shift',
      'again',
      'phone',
    ],
    ...visits.map(({ name, cold: { scripts, messages, styles, calls, layoutShift }, warm, phone }) => [
      name,
      ...[scripts, messages, styles].flatMap(({ bytes, count }) => [bytes, count]),
      calls,
      layoutShift,
      warm?.layoutShift ?? '',
      phone.layoutShift,
    ]),
  ]);
}

checkAdmission();
checkAreas();
checkEntries();
checkFiles();
checkVisits(successful(await visitAll(screenAddresses)));
reportOutcome('budgets', checks);
process.exit(checks.failed > 0 ? 1 : 0);
