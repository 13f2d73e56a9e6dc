import { expect, it } from 'vitest';
import { createQueryClient } from '../client.js';
import { listNetworks } from '../generated/operations/network.js';
import { applyPatch, expectPatch, withOpenPatches } from './optimisticPatches.js';
import { keyOf } from './read.js';

const list = { queryKey: keyOf(listNetworks, { location: 'jhv' }), operation: listNetworks };

/** A list of one network, and changes of its flag that the server has agreed to but not shown yet. */
function changed(...flags: boolean[]) {
  const client = createQueryClient();
  client.setQueryData(list.queryKey, [{ uuid: 'a', is_default: false }]);
  for (const is_default of flags) {
    const patch = applyPatch(client, { list, id: 'a', kind: 'update', fields: { is_default } });
    expectPatch(client, patch, {}, { since: Date.now(), timeoutMs: 120_000 });
  }
  return (row: object) => withOpenPatches(client, list, [{ uuid: 'a', ...row }]);
}

it('a change that the server shows ends the earlier ones of the same field: none of them comes back', () => {
  const shows = changed(true, false);
  expect(shows({ is_default: false })).toEqual([{ uuid: 'a', is_default: false }]);
});

it('a change that the server does not show yet stays', () => {
  expect(changed(true)({ is_default: false })).toEqual([{ uuid: 'a', is_default: true }]);
});
