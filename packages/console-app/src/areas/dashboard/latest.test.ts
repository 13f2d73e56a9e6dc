import { expect, it } from 'vitest';
import type { LocatedVm } from '@livery/api/queries/compute';
import { latestVms } from './latest.js';

const made = (name: string, created_at: string) => ({ name, created_at }) as LocatedVm;

it('shows the newest first, whatever format their time has', () => {
  const vms = [made('old', '2026-03-01 10:00:00'), made('new', '2026-03-24T11:00:00Z'), made('older', '2025-12')];
  expect(latestVms(vms).map(({ name }) => name)).toEqual(['new', 'old', 'older']);
});

it('shows ten', () => {
  const vms = Array.from({ length: 25 }, (_, day) =>
    made(`vm-${day}`, `2026-03-${String(day + 1).padStart(2, '0')} 10:00:00`),
  );
  expect(latestVms(vms)).toHaveLength(10);
  expect(latestVms(vms)[0]?.name).toBe('vm-24');
});

it('puts a time that cannot be read last', () => {
  expect(latestVms([made('broken', 'yesterday'), made('good', '2026-03-01 10:00:00')]).at(-1)?.name).toBe('broken');
});
