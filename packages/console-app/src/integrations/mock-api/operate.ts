import type { Fault, Summary } from '@livery/api/sandbox/sandbox';
import { storage } from '#shared/storage.js';

type Order = { path: 'state' } | { path: 'reset' | 'faults' | 'clock'; body: unknown };

/** Operates the sandbox, in this page or behind the server, and gives how it is doing then. Throws what it refuses. */
export async function operate(order: Order): Promise<Summary> {
  const request = new Request(`${location.origin}/sandbox/${order.path}`, {
    ...('body' in order ? { method: 'POST', body: JSON.stringify(order.body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  const inPage = storage.mockApi.get() === true;
  const answer = inPage ? await (await import('./sandbox.js')).sandbox().fetch(request) : await fetch(request);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Summary;
}

export type { Fault, Summary };
