import type { Middleware } from 'openapi-fetch';
import { jsonOperations } from '../generated/encoding.js';

/**
 * One body as a form: booleans are words, null is empty, undefined is left out, lists repeat as `name[]`, once and
 * empty for a list of nothing, objects and lists of objects travel as JSON text.
 */
export function formBody(body: object): URLSearchParams {
  const form = new URLSearchParams();
  const fields: [string, unknown][] = Object.entries(body);
  for (const [name, value] of fields) {
    if (value === undefined) continue;
    if (Array.isArray(value) && !value.some(isObject)) {
      for (const item of value.length > 0 ? value : ['']) form.append(`${name}[]`, word(item));
    } else {
      form.append(name, word(value));
    }
  }
  return form;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function word(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Turns the body into a form unless the contract says JSON (A 7). It arrives as JSON, the client's own notation. */
export const bodyEncoding: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (!request.headers.has('content-type') || jsonOperations.has(`${request.method} ${schemaPath}`)) return undefined;
    const body: unknown = JSON.parse(await request.clone().text());
    if (!isObject(body)) return undefined;
    const headers = new Headers(request.headers);
    headers.set('content-type', 'application/x-www-form-urlencoded');
    return new Request(request, { method: request.method, body: formBody(body).toString(), headers });
  },
};
