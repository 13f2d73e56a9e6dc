import { expect, it } from 'vitest';
import { allowed, refused } from '@livery/api/domain/capability';
import { planBulk } from './plan.js';

it('a bulk action leaves out what cannot be done, each with its reason', () => {
  const canStop = ({ status }: { status: string }) => (status === 'running' ? allowed : refused('vm-stopped'));
  const [running, stopped, other] = ['running', 'stopped', 'running'].map((status) => ({ status }));
  const { ready, skipped } = planBulk(
    [running, stopped, other].flatMap((row) => row ?? []),
    canStop,
  );
  expect(ready).toEqual([running, other]);
  expect(skipped).toEqual([{ row: stopped, result: 'skipped', reason: 'vm-stopped' }]);
});
