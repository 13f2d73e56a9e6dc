import type { QueryClient } from '@tanstack/query-core';
import { apiOf } from '../client.js';
import { openVmConsole } from '../generated/operations/extension.js';
import type { ConsoleSession } from '../generated/types.js';

/**
 * Asks for a session that opens one connection to the terminal of a virtual machine; Livery's own extension. No change
 * of the cache: a connection is taken up again by itself, and nobody wants to read of that. Throws what the call throws.
 */
export async function openConsoleSession(
  client: QueryClient,
  vm: { location: string; uuid: string },
): Promise<ConsoleSession> {
  const session = await apiOf(client).change(openVmConsole, vm);
  if (!session) throw new Error('The server did not say where the console is');
  return session;
}
