import { expect, it } from 'vitest';
import type { Timestamp } from '@livery/api/generated/types';
import type { UnknownResource } from '#kit';
import { latestOf } from './latest.js';

interface Row {
  name: string;
  created_at: Timestamp;
}

const resource = {
  kind: 'virtual_machine',
  idOf: (row: object) => (row as Row).name,
  createdAt: (row: object) => (row as Row).created_at,
} as UnknownResource;
const network = { ...resource, kind: 'network' } as UnknownResource;
const made = (name: string, created_at: string): Row => ({ name, created_at });
const ids = (rows: readonly Row[]) => latestOf([{ resource, rows }]).map(({ id }) => id.split(' ')[1]);

it('shows the newest first, whatever format their time has', () => {
  const rows = [made('old', '2026-03-01 10:00:00'), made('new', '2026-03-24T11:00:00Z'), made('older', '2025-12')];
  expect(ids(rows)).toEqual(['new', 'old', 'older']);
});

it('shows ten', () => {
  const rows = Array.from({ length: 25 }, (_, day) =>
    made(`vm-${day}`, `2026-03-${String(day + 1).padStart(2, '0')} 10:00:00`),
  );
  expect(ids(rows)).toHaveLength(10);
  expect(ids(rows)[0]).toBe('vm-24');
});

it('puts a time that cannot be read last', () => {
  expect(ids([made('broken', 'yesterday'), made('good', '2026-03-01 10:00:00')]).at(-1)).toBe('broken');
});

it('shows all kinds together, and tells those of one id apart', () => {
  const rows = latestOf([
    { resource, rows: [made('1', '2026-03-02 10:00:00')] },
    { resource: network, rows: [made('1', '2026-03-03 10:00:00')] },
  ]);
  expect(rows.map(({ id }) => id)).toEqual(['network 1', 'virtual_machine 1']);
});
