import { formOf } from '../../client/request.js';
import { operations, type OperationId } from '../../generated/operations.js';

/** What a call holds, right or wrong. */
interface CallInput {
  /** By the names in the path of the contract. */
  path?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  /** API key; none when null. */
  key: string | null;
}

/** A request of the contract as a client sends it: with its body as a form. */
export function contractRequest(
  origin: string,
  operationId: OperationId,
  { path, query, body, key }: CallInput,
): Request {
  const { method, path: template, fields } = operations[operationId];
  const values: Record<string, unknown> = { ...path };
  const filled = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = query ? `?${formOf(query).toString()}` : '';
  const headers = new Headers(key === null ? {} : { apikey: key });
  const init: RequestInit = { method, headers };
  if (body) {
    const json = Object.entries<string>(fields).flatMap(([name, kind]) => (kind === 'json' ? [name] : []));
    headers.set('content-type', 'application/x-www-form-urlencoded');
    init.body = formOf(body, json).toString();
  }
  return new Request(`${origin}/v1${filled}${search}`, init);
}
