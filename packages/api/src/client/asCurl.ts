import { createFinalURL, createQuerySerializer, defaultPathSerializer } from 'openapi-fetch';
import { jsonOperations } from '../generated/encoding.js';
import { formBody } from './bodyEncoding.js';
import type { CallOf, OperationId } from './operationRequest.js';

/** What a call carries, and the site it goes to: scheme and host without a path, as the client takes it. */
export interface CurlParts {
  path?: object | undefined;
  query?: object | undefined;
  body?: object | undefined;
  origin: string;
}

const secretFields = new Set([
  'access_token',
  'client_secret',
  'code_verifier',
  'id_token',
  'password',
  'secretKey',
  'token',
]);

/**
 * The curl command that makes the same request as the client, for a POSIX shell ("Show as API request"). The API key
 * and other secrets are left to shell variables: `$LIVERY_API_KEY`, `$PASSWORD`. Form values are shown as typed, and
 * curl encodes them. Throws if a path parameter is missing.
 */
export function toCurl<Id extends OperationId>(
  call: CallOf<Id>,
  { path = {}, query = {}, body, origin }: CurlParts,
): string {
  const [method = '', template = ''] = call.split(' ');
  const url = createFinalURL(template, {
    baseUrl: `${origin}/v1`,
    params: { path: { ...path }, query: { ...query } },
    querySerializer: createQuerySerializer(),
    pathSerializer: defaultPathSerializer,
  });
  return [
    `curl --request ${method}`,
    `--url ${quoted(url)}`,
    `--header ${quoted('apikey: ', variable('LIVERY_API_KEY'))}`,
    ...(body ? (jsonOperations.has(call) ? jsonArguments(body) : formArguments(body)) : []),
  ].join(' \\\n  ');
}

interface Variable {
  variable: string;
}

function variable(name: string): Variable {
  return { variable: name };
}

function variableFor(field: string): Variable {
  return variable(field.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toUpperCase());
}

/** One word of a POSIX shell: text is taken literally, variables are filled in. */
function quoted(...parts: (string | Variable)[]): string {
  const [first, second] = parts;
  if (parts.length === 2 && typeof first === 'string' && /^[\w :=-]*$/.test(first) && typeof second === 'object') {
    return `"${first}$${second.variable}"`;
  }
  return parts
    .map((part) => (typeof part === 'string' ? `'${part.replaceAll("'", String.raw`'\''`)}'` : `"$${part.variable}"`))
    .join('');
}

function formArguments(body: object): string[] {
  return [...formBody(body)].map(([name, value]) => {
    const secret = secretFields.has(name) && value !== '';
    return `--data-urlencode ${secret ? quoted(`${name}=`, variableFor(name)) : quoted(`${name}=${value}`)}`;
  });
}

function jsonArguments(body: object): string[] {
  // Stands for a secret until the text is cut there; no text of a person holds this character.
  const mark = '\uFFFF';
  const text = JSON.stringify(body, (field, value: unknown) =>
    secretFields.has(field) && typeof value === 'string' && value !== '' ? `${mark}${field}${mark}` : value,
  );
  const parts = text.split(mark).map((part, index) => (index % 2 === 0 ? part : variableFor(part)));
  return [`--header ${quoted('content-type: application/json')}`, `--data-raw ${quoted(...parts)}`];
}
