import type { Services } from './services.js';
import { isSignInResult } from './signInResult.js';

/** What stays in the address: a reload needs it again, and none of it is a secret. */
const harmless = new Set(['error', 'error_description', 'payment', 'theme', 'identity']);

/** Whether another site has sent somebody here with what is meant for this console alone. */
const isReturn = ({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): boolean =>
  /_callback$|\/payment_return$/.test(pathname) || isSignInResult(hash);

function harmlessOf(parameters: string): string {
  const kept = [...new URLSearchParams(parameters.slice(1))].filter(([name]) => harmless.has(name));
  return kept.length > 0 ? parameters.charAt(0) + new URLSearchParams(kept).toString() : '';
}

/**
 * What the page was called with. Codes and tokens that another site sent along are known here alone once it is asked for:
 * it is before scripts of others run, which read the address and send it on, and by the screens that they are for.
 */
export function createArrival({ environment }: Services): Readonly<Pick<Location, 'search' | 'hash'>> {
  const { pathname, search, hash } = environment.address;
  if (isReturn(environment.address)) environment.rename(pathname + harmlessOf(search) + harmlessOf(hash));
  return { search, hash };
}
