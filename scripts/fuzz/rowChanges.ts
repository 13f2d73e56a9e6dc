/* What changes send on a server that answers their list with a mutated row. */
import { isDeepStrictEqual } from 'node:util';
import { bindApi, createClient, createQueryClient } from '@livery/api/client';
import type { ChangeId } from '@livery/api/client/operation';
import { runChange, type Change } from '@livery/api/queries/change';
import type { Read } from '@livery/api/queries/read';
import { valueKinds, type Path } from './mutations.js';

export type Json = Record<string, unknown>;

/** Every place of a value, its parts included. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const parts = Object.entries(value).map(
    ([name, part]) => [Array.isArray(value) ? Number(name) : name, part] as const,
  );
  return [...(path.length > 0 ? [path] : []), ...parts.flatMap(([step, part]) => pathsOf(part, [...path, step]))];
}

/** A copy with another value at a place; `undefined` takes it out. */
function changed(value: unknown, [step, ...rest]: Path, to: (value: unknown) => unknown): unknown {
  if (step === undefined) return to(value);
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return items.flatMap((one, index) => (index === step ? (changed(one, rest, to) ?? []) : one));
  }
  const { [step]: part, ...others } = value as Json;
  const next = changed(part, rest, to);
  return next === undefined ? others : { ...others, [step]: next };
}

/** All mutations of a row, with their names. */
const mutationsOf = (row: Json): [string, Json][] =>
  pathsOf(row).flatMap((path) => {
    const value = path.reduce<unknown>((part, step) => (part as Json)[step], row);
    return Object.entries(valueKinds).flatMap(([kind, { of, to }]): [string, Json][] =>
      of(value) ? [[`${path.join('.')}: ${kind}`, changed(row, path, to) as Json]] : [],
    );
  });

export interface WriteBack<Row extends object> {
  list: () => Read<Row[]>;
  /** What is sent counts with its address, as `path`. */
  withPath?: boolean;
  /** The change of a row as a screen makes it, and what it sends. */
  changeOf: (row: Row) => [Change<ChangeId, object>, object];
}

/** What a change sends on a server that says `raw` each time; undefined where it sends nothing. */
async function sentBy<Row extends object>(
  raw: Json,
  { list, changeOf, withPath = false }: WriteBack<Row>,
): Promise<Record<string, string[]> | undefined> {
  const bodies: URLSearchParams[] = [];
  const client = createQueryClient();
  const api = createClient({
    origin: 'https://site.test',
    credentials: () => ({ apiKey: 'demo' }),
    report: () => undefined,
    async fetch(request) {
      if (request.method === 'GET') return Response.json([raw]);
      const { pathname, searchParams } = new URL(request.url);
      bodies.push(
        new URLSearchParams([
          ...(withPath ? [['path', decodeURIComponent(pathname)]] : []),
          ...searchParams,
          ...new URLSearchParams(await request.text()),
        ]),
      );
      return new Response(null, { status: 204 });
    },
  });
  bindApi(client, api);
  const [row] = await client.fetchQuery<Row[]>({ ...list(), retry: false }).catch((): Row[] => []);
  if (!row) return undefined;
  const [change, variables] = changeOf(row);
  await runChange(client, change, variables).catch(() => undefined);
  const [body] = bodies;
  return body && Object.fromEntries([...new Set(body.keys())].map((name) => [name, body.getAll(name)]));
}

/** The mutations after which something else is sent than what the server said with the change of the person. */
export async function repairedBy<Row extends object>(
  row: Json,
  change: WriteBack<Row>,
  said: (raw: Json) => unknown,
): Promise<{ sent: number; wrong: string[] }> {
  const outcomes = await Promise.all(
    mutationsOf(row).map(async ([name, raw]) => {
      const sent = await sentBy(raw, change);
      return { name, sent, isSaid: sent !== undefined && isDeepStrictEqual(readable(sent), said(raw)) };
    }),
  );
  const made = outcomes.filter(({ sent }) => sent !== undefined);
  return { sent: made.length, wrong: made.filter(({ isSaid }) => !isSaid).map(({ name }) => name) };
}

/** A form with its list of rules read. */
const readable = ({ rules: [rules] = [], ...form }: Record<string, string[]> & { rules?: string[] }): unknown => ({
  ...form,
  ...(rules !== undefined && { rules: JSON.parse(rules) as unknown }),
});

/** A form holds no half of a character. */
export const inForm = (text: unknown): string => String(text).replaceAll('\uD800', '\uFFFD');

export const isMissing = (value: unknown): boolean => value === null || value === undefined;

export const asChange = <Id extends ChangeId, Sent extends object>(
  change: Change<Id, Sent>,
): Change<ChangeId, object> => change as never;
