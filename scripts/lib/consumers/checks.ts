import { report } from '../stage.js';

/** A check of the library as others get it: its name says the rule, and it returns what breaks it, a sentence each. */
export type Check = readonly [name: string, check: () => Promise<readonly string[]>];

/** Runs checks one after the other, prints each, and reports the stage. Returns whether all passed. */
export async function runChecks(stage: string, checks: readonly Check[]): Promise<boolean> {
  let failed = 0;
  for (const [name, check] of checks) {
    const complaints = await check().then(
      (found) => found.filter((complaint) => complaint !== ''),
      (error: unknown) => [String(error)],
    );
    if (complaints.length > 0) failed += 1;
    console.log([`${complaints.length > 0 ? 'FAIL' : 'ok  '} ${name}`, ...complaints].join('\n     '));
  }
  report(stage, { passed: checks.length - failed, failed });
  return failed === 0;
}
