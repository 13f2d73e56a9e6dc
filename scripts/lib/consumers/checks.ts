import { report } from '../stage.js';

/** A check of the library as others get it: its name says the rule, and it returns what breaks it, a sentence each. */
export type Check = readonly [name: string, check: () => Promise<readonly string[]>];

/** Runs checks one after the other, prints each, and reports the stage. Returns whether all passed. */
export async function runChecks(stage: string, checks: readonly Check[]): Promise<boolean> {
  const failures: string[] = [];
  for (const [name, check] of checks) {
    const complaints = await check().then(
      (found) => found.filter((complaint) => complaint !== ''),
      (error: unknown) => [String(error)],
    );
    const text = [name, ...complaints].join('\n     ');
    if (complaints.length > 0) failures.push(text);
    console.log(`${complaints.length > 0 ? 'FAIL' : 'ok  '} ${text}`);
  }
  const failed = failures.length;
  report(stage, { passed: checks.length - failed, failed, failures });
  return failed === 0;
}
