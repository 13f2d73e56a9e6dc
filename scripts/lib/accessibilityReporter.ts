import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { readRecords, recordsOf, staleFacts, writeRecords, type StoryFacts } from './accessibility.js';

/** Set where the record is to be written, `whole` or as far as stories were run, and not only compared. */
const writes = process.env['LIVERY_ACCESSIBILITY'];

/** Pages that have a guide: not those of themes, and not what Storybook calls internals. */
const isDocumented = (test: TestCase): boolean =>
  /^(components|compositions|collections)-/.test(test.meta().storyId ?? '');

const isChecked = (test: TestCase): boolean =>
  (test.meta().reports ?? []).some(({ type, status }) => type === 'a11y' && status === 'passed');

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted((a, b) => a.localeCompare(b));

function factsOf(tests: readonly TestCase[]): StoryFacts {
  const pages = new Map<string, TestCase[]>();
  for (const test of tests) {
    const [page = ''] = (test.meta().storyId ?? '').split('--');
    pages.set(page, [...(pages.get(page) ?? []), test]);
  }
  return Object.fromEntries(
    [...pages].map(([page, stories]) => {
      const seen = stories.map((story) => story.meta().accessibility ?? { keys: [], pairs: [] });
      return [
        page,
        {
          stories: stories.length,
          keyboardStories: seen.filter(({ keys }) => keys.length > 0).length,
          keys: sorted(seen.flatMap(({ keys }) => keys)),
          pairs: sorted(seen.flatMap(({ pairs }) => pairs)),
          sheet: stories.some(({ name }) => name === 'Sheet'),
        },
      ];
    }),
  );
}

/**
 * Compares what a whole run of the library's stories found out with the record that the pages of docs show, or writes that
 * record. A run in which a story fails, or was not looked at by axe, says nothing.
 */
export default class AccessibilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules
      .filter(({ moduleId }) => moduleId.includes('/packages/ui/src/'))
      .flatMap((module) => Array.from(module.children.allTests()))
      .filter(isDocumented);
    const unchecked = tests.filter((test) => test.result().state === 'passed' && !isChecked(test));
    const problems = unchecked.map((test) => `${test.fullName}: axe did not look at it.`);
    const isWhole = tests.every((test) => test.result().state === 'passed');
    if (problems.length === 0 && isWhole) {
      const facts = factsOf(tests);
      if (writes) writeRecords({ ...(writes === 'whole' ? {} : readRecords()), ...recordsOf(facts) });
      else problems.push(...staleFacts(facts));
    }
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
  }
}
