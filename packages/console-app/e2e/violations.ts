import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA on the page as it is, or in a part of it: the rule and the place of each violation. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(axeSource);
  // Firefox 153 ends the page over this rule, on a form with a password; Chromium and WebKit look at it.
  const rules = page.context().browser()?.browserType().name() === 'firefox' ? { label: { enabled: false } } : {};
  return page.evaluate(
    async ([values, selector, ruleSettings]) => {
      const { axe } = globalThis as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } };
      const { violations: found } = await axe.run(selector, { runOnly: { type: 'tag', values }, rules: ruleSettings });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    [tags, part, rules] as const,
  );
}
