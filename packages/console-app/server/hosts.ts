import { originOf } from './proxy.js';

/** Where the terminals of virtual machines are, where the server hands their connections on. */
export interface TerminalProxy {
  /** What the path of their addresses begins with: `/terminals/`. */
  path: string;
  /** Origin that they are handed on to: `https://terminals.internal.example`. */
  to: string;
}

/** A host of the console and the origins that are behind it; theme, texts and vendors come from its API. */
export interface HostSettings {
  /** `console.example.com`, with a port only where browsers name one. */
  host: string;
  api: string;
  /** Of the object storage, which the page talks to directly. */
  storage?: string | undefined;
  /** Of the terminals: an origin that the page connects to directly, `wss://…`, or a path that is handed on. */
  terminals?: string | TerminalProxy | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseOthers(value: Record<string, unknown>, names: readonly string[], where: string): void {
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other !== undefined) throw new Error(`${where} has "${other}"; it may have ${names.join(', ')}.`);
}

function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string') throw new Error(`${where} is to be a text.`);
  return value;
}

/** A host as requests name it. Throws for anything else. */
function hostOf(text: string): string {
  const address = `http://${text}`;
  const isHost = URL.canParse(address) && [text, `${text}:80`].includes(new URL(address).host) && text !== '';
  if (!isHost) throw new Error(`"${text}" is no host such as console.example.com, in lower case.`);
  return text;
}

/** The origin of WebSockets as it was given. Throws when that is no address, or more than an origin. */
export function socketOriginOf(text: string, where: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^wss?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new Error(`${where} is to be an origin such as wss://terminals.example.com, not "${text}".`);
  return `${url.protocol}//${url.host}`;
}

function terminalsOf(value: unknown, where: string): string | TerminalProxy | undefined {
  if (value === undefined) return undefined;
  if (!isObject(value)) return socketOriginOf(textOf(value, where), where);
  refuseOthers(value, ['path', 'to'], where);
  const path = textOf(value['path'], `${where}: path`);
  if (!/^\/[\w-]+(\/[\w-]+)*\/$/.test(path) || path.startsWith('/app/'))
    throw new Error(`${where}: path is to be a path such as /terminals/, outside of /app/, not "${path}".`);
  return { path, to: originOf(textOf(value['to'], `${where}: to`), `${where}: to`) };
}

/** One host of the file. Throws where something is missing, wrong or unknown. */
function settingsOf(host: string, value: unknown): HostSettings {
  const where = `The host ${hostOf(host)}`;
  if (!isObject(value)) throw new Error(`${where} is to be an object with "api".`);
  refuseOthers(value, ['api', 'storage', 'terminals'], where);
  const { storage } = value;
  return {
    host,
    api: originOf(textOf(value['api'], `${where}: api`), `${where}: api`),
    storage: storage === undefined ? undefined : originOf(textOf(storage, `${where}: storage`), `${where}: storage`),
    terminals: terminalsOf(value['terminals'], `${where}: terminals`),
  };
}

/** The hosts of a file: `{"hosts": {"console.example.com": {"api": "https://api.example.com"}}}`. Throws where it is wrong. */
export function readHosts(json: string): HostSettings[] {
  const file: unknown = JSON.parse(json);
  if (!isObject(file) || !isObject(file['hosts'])) throw new Error('The file of hosts is to be {"hosts": {…}}.');
  refuseOthers(file, ['hosts'], 'The file of hosts');
  const hosts = Object.entries(file['hosts']).map(([host, value]) => settingsOf(host, value));
  if (hosts.length === 0) throw new Error('The file of hosts names none.');
  return hosts;
}

/** A single host, of variables in place of a file. */
export const singleHost = (
  host: string,
  origins: { api?: string; storage?: string; terminals?: string },
): HostSettings =>
  settingsOf(host, Object.fromEntries(Object.entries(origins).filter(([, origin]) => origin !== undefined)));
