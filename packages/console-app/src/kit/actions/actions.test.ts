import { describe, expect, it } from 'vitest';
import type { Call, ChangeId } from '@livery/api/client';
import { Play, Square, Trash2 } from 'lucide-react';
import { defineActions } from './actions.js';
import type { PreparedCall } from './preparedCall.js';

interface Row {
  id: string;
}

const text = (message: string) => ({ id: message, message });
const callOf = (id: ChangeId): PreparedCall => ({
  call: { id } as Call,
  send: () => Promise.resolve(undefined),
  variables: {},
});

const table = defineActions(
  { idOf: ({ id }: Row) => id, nameOf: ({ id }) => id, reasons: {} },
  {
    start: { label: text('Start'), icon: Play, call: () => callOf('startVm') },
    stop: { label: text('Stop'), icon: Square, call: () => callOf('stopVm') },
    forceStop: { label: text('Force stop'), icon: Square, call: () => callOf('stopVm') },
    delete: { label: text('Delete'), icon: Trash2 },
  },
);

describe('defineActions', () => {
  it('gives each action its id, and the table, which lists the others', () => {
    const { stop } = table.actions;
    expect(stop.id).toBe('stop');
    expect(Object.keys(stop.subject.actions)).toEqual(['start', 'stop', 'forceStop', 'delete']);
    expect(stop.subject.nameOf({ id: 'a' })).toBe('a');
  });
});
