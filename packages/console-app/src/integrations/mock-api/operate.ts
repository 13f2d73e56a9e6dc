import type { Fault, RateLimit, Summary } from '@livery/api/sandbox/sandbox';
import type { Page } from '#shared/page.js';
import { resolveFetch } from '#shared/server.js';

export type Order = { path: 'state' } | { path: 'reset' | 'faults' | 'clock' | 'settings'; body: unknown };

/** Operates the sandbox, in this page or behind the server, and gives how it is doing then. Throws what it refuses. */
export async function operate(page: Page, order: Order): Promise<Summary> {
  const request = new Request(`${page.address.origin}/sandbox/${order.path}`, {
    ...('body' in order ? { method: 'POST', body: JSON.stringify(order.body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  const answer = await (resolveFetch(page) ?? fetch)(request);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Summary;
}

export type { Fault, RateLimit, Summary };
