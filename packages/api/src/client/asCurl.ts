import { holdsPrivateKey } from '../domain/secrets.js';
import { secretFields } from '../generated/secrets.js';
import type { Operation } from './operation.js';
import { requestOf } from './request.js';

/**
 * The curl command that makes the same request as the client, for a POSIX shell ("Show as API request"). The API key and
 * other secrets are left to shell variables: `$LIVERY_API_KEY`, `$PASSWORD`. Form values are shown as typed, and curl
 * encodes them; a variable that the contract does not name is left out. `origin` is scheme and host of the site, without a path. Throws if a path parameter is missing.
 */
export function toCurl(operation: Operation, variables: object, origin: string): string {
  const { address, form } = requestOf(operation, variables);
  return [
    `curl --request ${operation.method}`,
    `--url ${quoted(`${origin}/v1${address}`)}`,
    `--header "apikey: $LIVERY_API_KEY"`,
    ...[...(form ?? [])].map(([name, value]) => `--data-urlencode ${field(name, value)}`),
  ].join(' \\\n  ');
}

function field(name: string, value: string): string {
  // A private key that was pasted in the place of a public one is a secret too.
  const isSecret = secretFields.has(name) || holdsPrivateKey(value);
  if (!isSecret || value === '') return quoted(`${name}=${value}`);
  const variable = name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  return `"${name}=$${variable}"`;
}

/** One word of a POSIX shell, taken literally. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
