import { expect, it } from 'vitest';
import { playPayments } from './testing/simulation.js';

/** `npm run ledger` sets these: how many steps a run has, how many runs there are, and the seed that brings one back. */
const steps = Number(process.env['LEDGER_STEPS'] ?? 500);
const runs = Number(process.env['LEDGER_RUNS'] ?? 3);
const first = Number(process.env['LEDGER_SEED'] ?? 20_250_314);

const rules = [
  ['every charge was confirmed once and is shown, every confirmation has its charge or its failure', false],
  ['no more payments of one amount are shown as made than were charged', true],
] as const;

it.each(
  Array.from({ length: runs }, (_, index) => first + index).flatMap((seed) =>
    rules.map(([rule, areAlike]) => ({ rule, seed, areAlike })),
  ),
)('$rule (seed $seed)', async ({ seed, areAlike }) => {
  const { violations, ...counts } = await playPayments(seed, steps, { areAlike });
  // oxlint-disable-next-line no-console -- what a run was made of, and the seed that brings it back
  console.info(`ledger: ${JSON.stringify({ areAlike, ...counts })}`);
  expect(violations, `LEDGER_SEED=${seed} LEDGER_STEPS=${steps}`).toEqual([]);
  expect(counts.charged).toBeGreaterThan(0);
});
