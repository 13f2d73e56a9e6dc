import type { Fault, RateLimit, Summary } from '@livery/api/sandbox/sandbox';
import type { Services } from '#shared/services.js';
import { resolveFetch } from '#shared/server.js';

export type OperatorCommand = { path: 'state' } | { path: 'reset' | 'faults' | 'clock' | 'settings'; body: unknown };

/** Operates the sandbox, in this page or behind the server, and gives how it is doing then. Throws what it refuses. */
export async function operate(services: Services, command: OperatorCommand): Promise<Summary> {
  const request = new Request(`${services.environment.address.origin}/sandbox/${command.path}`, {
    ...('body' in command ? { method: 'POST', body: JSON.stringify(command.body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
  const result = await (resolveFetch(services) ?? fetch)(request);
  if (!result.ok) throw new Error(await result.text());
  return (await result.json()) as Summary;
}

export type { Fault, RateLimit, Summary };
