import type { Operation } from './operation.js';
import { encodePart } from '../domain/encodePart.js';

/** What a call sends: the address below the version, and the form if it has one. */
interface CallRequest {
  /** With its query: `/jhv/network/virtual-machines/…/subinterfaces?vlan_tag=120`. */
  address: string;
  form: URLSearchParams | undefined;
}

const holdsNoNumber = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holdsNoNumber) : Number.isNaN(value);

/** Whether a number that would be sent is none: a value that was not understood is not sent back as another one. */
export function sendsNoNumber({ path, query = [], body }: Operation, variables: object): boolean {
  const isSent = (name: string): boolean =>
    body === 'rest' || path.includes(`{${name}}`) || query.includes(name) || body?.includes(name) === true;
  return Object.entries(variables).some(([name, value]) => isSent(name) && holdsNoNumber(value));
}

/**
 * Splits a call's variables into address and form, as the contract says. A variable that the contract does not name is
 * not sent. Throws if one of the path is missing.
 */
export function requestOf({ id, path, query = [], body, json = [] }: Operation, variables: object): CallRequest {
  const values = new Map<string, unknown>(Object.entries(variables));
  const inPath = new Set<string>();
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null) throw new Error(`${id} needs ${name}`);
    inPath.add(name);
    return encodePart(text(value));
  });
  const search = query.flatMap((name) => {
    const value = values.get(name);
    return value === undefined || value === null ? [] : [`${name}=${encodePart(text(value))}`];
  });
  const names = body === 'rest' ? [...values.keys()].filter((name) => !inPath.has(name)) : body;
  const parameters = names && names.filter((name) => values.has(name)).map((name) => [name, values.get(name)] as const);
  return {
    address: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
    form: parameters && formOf(Object.fromEntries(parameters), json),
  };
}

/**
 * A form: booleans are words, null is empty, undefined is left out, lists repeat as `name[]`, once and empty for a list
 * of nothing; objects, and the fields named as such, travel as JSON text.
 */
export function formOf(fields: object, json: readonly string[] = []): URLSearchParams {
  const form = new URLSearchParams();
  const entries: [string, unknown][] = Object.entries(fields);
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    if (Array.isArray(value) && !json.includes(name)) {
      for (const item of value.length > 0 ? value : ['']) form.append(`${name}[]`, text(item));
    } else {
      form.append(name, text(value));
    }
  }
  return form;
}

function text(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
