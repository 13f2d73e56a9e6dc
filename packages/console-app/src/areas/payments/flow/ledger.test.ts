import { expect, it } from 'vitest';
import { playPayments } from './testing/simulation.js';

/** `npm run ledger` sets these: how many steps a run has, how many runs there are, and the seed that brings one back. */
const steps = Number(process.env['LEDGER_STEPS'] ?? 500);
const runs = Number(process.env['LEDGER_RUNS'] ?? 3);
const first = Number(process.env['LEDGER_SEED'] ?? 20_250_314);

it.each(Array.from({ length: runs }, (_, index) => first + index))(
  'every charge was confirmed once and is shown, every confirmation has its charge or its failure (seed %i)',
  async (seed) => {
    const { violations, ...counts } = await playPayments(seed, steps);
    // oxlint-disable-next-line no-console -- the seed brings the run back
    console.info(`ledger: ${JSON.stringify(counts)}`);
    expect(violations, `LEDGER_SEED=${seed} LEDGER_STEPS=${steps}`).toEqual([]);
    expect(counts.charged).toBeGreaterThan(0);
  },
);

it.each(Array.from({ length: runs }, (_, index) => first + index))(
  'no more payments of one amount are shown as made than were charged (seed %i)',
  async (seed) => {
    const { violations, ...counts } = await playPayments(seed, steps, { areAlike: true });
    // oxlint-disable-next-line no-console -- the seed brings the run back
    console.info(`ledger of one amount: ${JSON.stringify(counts)}`);
    expect(violations, `LEDGER_SEED=${seed} LEDGER_STEPS=${steps}`).toEqual([]);
    expect(counts.charged).toBeGreaterThan(0);
  },
);
