import { describe, expect, it } from 'vitest';
import { moveUnits, type Fetch, type MoveRules, type Unit } from './chunkMoves.js';

const unit = (entries: string, bytes: number, imports: number[] = []): Unit => {
  return { entries: new Set(entries.split(' ')), bytes, imports };
};

const fetch = (units: number[], isLimited = true): Fetch => ({ units, weight: 1, isLimited });

const rules = (fetches: Fetch[], changes: Partial<MoveRules> = {}): MoveRules => ({
  fetches,
  limits: { files: 10, bytes: 100_000 },
  fileBytes: 0,
  requestCost: () => 500,
  excessFactor: 10,
  mayShare: () => true,
  ...changes,
});

describe('moveUnits', () => {
  it('takes what weighs much out of the file of a screen that does without it', () => {
    const units = [unit('list page', 5000), unit('list page', 400), unit('list', 100)];
    const fetches = [fetch([0, 1, 2]), fetch([1])];
    const [chart, money] = moveUnits(units, [0, 0, 1], rules(fetches));
    expect(chart).not.toBe(money);
  });

  it('puts together what a request each costs more than its bytes', () => {
    const units = [unit('list page', 300), unit('list page', 200)];
    const [first, second] = moveUnits(units, [0, 1], rules([fetch([0, 1]), fetch([1])]));
    expect(first).toBe(second);
  });

  it('leaves what one entry alone fetches with it', () => {
    const units = [unit('list', 10), unit('list page', 10)];
    expect(moveUnits(units, [0, 0], rules([fetch([0, 1]), fetch([1])]))[0]).toBe(0);
  });

  it('puts nothing together that may not be', () => {
    const units = [unit('list page', 300), unit('list page', 200)];
    expect(moveUnits(units, [0, 1], rules([fetch([0, 1])], { mayShare: () => false }))).toEqual([0, 1]);
  });

  it('never lets two files import each other', () => {
    // The first and the last would be best together, and the one between is needed by few.
    const units = [unit('list page', 100, [1]), unit('dialog', 9000, [2]), unit('list page', 100)];
    const moved = moveUnits(units, [0, 1, 2], rules([fetch([0, 1, 2]), fetch([2]), fetch([0, 1, 2])]));
    expect(moved[0]).not.toBe(moved[2]);
  });

  it('counts what a file imports as fetched with it', () => {
    // With the small one in the file of what imports the library, the page would fetch the library too.
    const units = [unit('list page', 100), unit('list', 100, [2]), unit('list other', 9000)];
    const moved = moveUnits(units, [0, 1, 2], rules([fetch([0, 1, 2]), fetch([0])]));
    expect(moved[0]).not.toBe(moved[1]);
  });

  it('spares the screens that ask for too many files, or for too much', () => {
    const units = [unit('list page', 2000), unit('list page', 2000)];
    const fetches = [fetch([0, 1]), fetch([0]), fetch([1])];
    const apart = moveUnits(units, [0, 1], rules(fetches));
    expect(apart[0]).not.toBe(apart[1]);
    const [first, second] = moveUnits(units, [0, 1], rules(fetches, { limits: { files: 1, bytes: 100_000 } }));
    expect(first).toBe(second);
    const split = moveUnits(
      units,
      [0, 0],
      rules(fetches, { requestCost: () => 3000, limits: { files: 10, bytes: 3000 } }),
    );
    expect(split[0]).not.toBe(split[1]);
  });
});
