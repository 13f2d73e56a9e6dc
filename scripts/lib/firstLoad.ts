import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFile, type BuildReport } from '../../packages/console-app/vite/buildReport.js';
import { root } from './stage.js';

/** What the first load may hold, reviewed like a lock file. */
interface Admission {
  /** Modules that every page loads, the login page included. */
  start: string[];
  /** Modules that every signed-in page loads beside them. */
  shell: string[];
  /** Screens, dialogs and tabs that may be larger than others, by module: compressed bytes, and why. */
  larger: Record<string, { code?: number; messages?: number; because: string }>;
}

const admissionFile = join(root, 'packages/console-app/firstLoad.json');

export const readAdmission = (): Admission => JSON.parse(readFileSync(admissionFile, 'utf8')) as Admission;

/** Admits what the build loads now; what may be larger stays as it is. */
export function admit({ start, shell }: FirstLoad): void {
  const admitted = { start: Object.keys(start).toSorted(), shell: Object.keys(shell).toSorted() };
  writeFileSync(admissionFile, `${JSON.stringify({ ...readAdmission(), ...admitted }, null, 2)}\n`);
}

export const readReport = (dist: string): BuildReport =>
  JSON.parse(readFileSync(join(dist, reportFile), 'utf8')) as BuildReport;

/** Bytes of each module, before they are minified, that the build puts into the two parts of the first load. */
type FirstLoad = Record<'start' | 'shell', Record<string, number>>;

/** The files that loading one file means, itself included. */
function filesWith({ files }: BuildReport, file: string): Set<string> {
  const loaded = new Set([file]);
  // Iterating over a set includes what is added meanwhile.
  for (const one of loaded) {
    for (const imported of files.find((known) => known.file === one)?.imports ?? []) loaded.add(imported);
  }
  return loaded;
}

/** `shell` is the module with which the signed-in part begins. Throws where the build has none. */
export function firstLoadOf(report: BuildReport, shell: string): FirstLoad {
  const page = report.entries.find(({ kind }) => kind === 'page');
  const signedIn = report.entries.find(({ module }) => module === shell);
  if (!page || !signedIn) throw new Error(`The build has no page or no ${shell}.`);
  const first = filesWith(report, page.file);
  const second = filesWith(report, signedIn.file);
  const modulesOf = (belongs: (file: string) => boolean): Record<string, number> =>
    Object.assign({}, ...report.files.filter(({ file }) => belongs(file)).map(({ modules }) => modules));
  return {
    start: modulesOf((file) => first.has(file)),
    shell: modulesOf((file) => second.has(file) && !first.has(file)),
  };
}

/** What is loaded without being admitted, and what is admitted without being loaded. */
export function admissionIssues(admitted: readonly string[], loaded: readonly string[]): string[] {
  return [
    ...loaded.filter((module) => !admitted.includes(module)).map((module) => `not admitted: ${module}`),
    ...admitted.filter((module) => !loaded.includes(module)).map((module) => `no longer loaded: ${module}`),
  ];
}

/**
 * Whether a module is about one area: a folder or a file in its path has the area's name. What is shared by the console
 * knows no area: `shared/storage.ts` is the browser's storage.
 */
export const belongsTo = (area: string, module: string): boolean =>
  module.startsWith('packages/') &&
  !module.startsWith('packages/console-app/src/shared/') &&
  module.split('/').some((part) => part.replace(/\.\w+$/, '') === area);
