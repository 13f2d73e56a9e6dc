import { describe, expect, it } from 'vitest';
import { operations } from '@livery/api/generated/operations';
import { failures } from '@livery/api/generated/texts';
import { documentedFailures, specified } from './specified.js';

const described = Object.entries(operations).map(([id, { method, path, tag }]) => ({
  id,
  call: `${method} ${path}`,
  tag,
}));

describe('the contract', () => {
  it('describes each of the 135 specified calls under its name', () => {
    expect(Object.keys(specified)).toHaveLength(135);
    const names = Object.fromEntries(described.map(({ call, id }) => [call, id]));
    for (const [call, id] of Object.entries(specified)) expect(names[call], call).toBe(id);
  });

  it('describes nothing else, except what is tagged as an extension', () => {
    const extra = described.filter(({ call, tag }) => !(call in specified) && tag !== 'extension');
    expect(extra).toEqual([]);
  });

  it.each(Object.entries(documentedFailures))('%s fails in the words of the specification', (id, text) => {
    const { failure } = operations[id as keyof typeof operations];
    expect(failure && failures[failure]).toBe(text);
  });

  it('leaves three calls to whoever has no key', () => {
    const open = Object.entries(operations).flatMap(([id, { public: isPublic }]) => (isPublic ? [id] : []));
    expect(open.toSorted()).toEqual(['getUiConfig', 'listLocations', 'signInCallback']);
  });
});
