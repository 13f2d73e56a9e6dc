import { formBody } from '../../client/bodyEncoding.js';
import { operations, type OperationId } from '../../generated/operations.js';

/** What a call holds, right or wrong. */
export interface CallInput {
  /** By the names in the path of the contract. */
  path?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  /** API key; none when null. */
  key: string | null;
}

/** A request of the contract as a client sends it: with its body as a form, unless the contract says JSON. */
export function contractRequest(
  origin: string,
  operationId: OperationId,
  { path, query, body, key }: CallInput,
): Request {
  const { method, path: template, body: encoding } = operations[operationId];
  const values: Record<string, unknown> = { ...path };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = query ? `?${formBody(query).toString()}` : '';
  const headers = new Headers(key === null ? {} : { apikey: key });
  const init: RequestInit = { method, headers };
  if (body) {
    headers.set('content-type', encoding === 'json' ? 'application/json' : 'application/x-www-form-urlencoded');
    init.body = encoding === 'json' ? JSON.stringify(body) : formBody(body).toString();
  }
  return new Request(`${origin}/v1${filled}${search}`, init);
}
