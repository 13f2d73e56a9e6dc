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

/** What an address resolves: as a part of its path it would lead to another call, however it is encoded. */
const relative = /^\.\.?$/;

/**
 * Splits a call's variables into address and form, as the contract says. A variable that the contract does not name is
 * not sent. Throws if one of the path is missing; where it is `.` or `..` the replacement character is sent, which
 * nothing has for its id.
 */
export function requestOf({ id, path, query = [], body, json = [] }: Operation, variables: object): CallRequest {
  const values = new Map<string, unknown>(Object.entries(variables));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name);
    if (value === undefined || value === null) throw new Error(`${id} needs ${name}`);
    return encodePart(text(value).replace(relative, '\uFFFD'));
  });
  const search = query.flatMap((name) => {
    const value = values.get(name);
    return value === undefined || value === null ? [] : [`${name}=${encodePart(text(value))}`];
  });
  const names = body === 'rest' ? [...values.keys()].filter((name) => !path.includes(`{${name}}`)) : body;
  return {
    address: search.length > 0 ? `${filled}?${search.join('&')}` : filled,
    form: names && formOf(Object.fromEntries(names.map((name) => [name, values.get(name)])), json),
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
