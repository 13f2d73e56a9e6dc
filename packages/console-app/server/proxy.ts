import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { RequestHandler, RequestFacts } from './requestHandler.js';

/** Of one connection alone, never handed on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export interface ProxyLimits {
  /** Until a connection stands, in ms. */
  connect: number;
  /** Until an answer begins, in ms. The console itself waits 90 seconds for a change. */
  response: number;
  /** Between two pieces of a body, in ms. */
  idle: number;
}

export const usualLimits: ProxyLimits = { connect: 5000, response: 100_000, idle: 60_000 };

/** The origin of a real API as it was given. Throws when that is no address, or more than an origin. */
export function originOf(text: string, name = 'LIVERY_API'): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new Error(`${name} is to be an origin such as https://api.example.com, not "${text}".`);
  return url.origin;
}

/** Names of headers that belong to a connection: the usual ones, and those that `Connection` names. */
const connectionHeaders = (connection: string | null | undefined): Set<string> =>
  new Set([...hopByHop, ...(connection ?? '').split(',').map((name) => name.trim().toLowerCase())]);

/** Headers by which servers and networks tell each other where a request has come from. */
const addressHeader =
  /^(x-)?forwarded(-|$)|^(x-real|x-client|x-cluster-client|true-client|cf-connecting|fastly-client)-ip|^x-original-/;

/** Headers that tell the next server where a request has come from, in the place of those of `addressHeader`. */
export function forwardedHeaders(facts: RequestFacts | undefined): Record<string, string> {
  if (!facts) return {};
  return {
    'x-request-id': facts.id,
    'x-forwarded-for': facts.forwardedFor,
    'x-forwarded-host': facts.host,
    'x-forwarded-proto': facts.isSecure ? 'https' : 'http',
  };
}

/**
 * Where the body of a request ends. The headers of the next connection say it in the same way as the body is written there,
 * for every method: what the next server took for another request would be answered to another caller.
 */
function framing({ body, headers }: Request): OutgoingHttpHeaders {
  if (!body) return {};
  const length = headers.get('content-length');
  return length === null ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}

function requestHeaders(request: Request, facts: RequestFacts | undefined): OutgoingHttpHeaders {
  const dropped = connectionHeaders(request.headers.get('connection')).add('host').add('content-length');
  // What the browser says itself of where it is, is not believed.
  const kept = [...request.headers].filter(([name]) => !dropped.has(name) && !addressHeader.test(name));
  return { ...Object.fromEntries(kept), ...forwardedHeaders(facts), ...framing(request) };
}

function responseHeaders(response: IncomingMessage): Headers {
  const dropped = connectionHeaders(response.headers.connection);
  const headers = new Headers();
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
    if (!dropped.has(name.toLowerCase())) headers.append(name, value);
  }
  return headers;
}

/**
 * Says that a failure is no answer of the API's own, whose statuses have meanings of their own. The API may have been reached
 * all the same. Servers in front of this one send it too where this one does not answer.
 */
const gatewayHeader = { 'x-livery-gateway': 'no-answer' };

/** Statuses whose responses have no body. */
const withoutBody = new Set([204, 205, 304]);

/** An answer as it is handed on. Throws for a status that no response has, and for a header that none can have. */
function responseOf(incoming: IncomingMessage, method: string): Response {
  const { statusCode: status = 0 } = incoming;
  if (status < 200 || status > 599) throw new RangeError(`status ${status}`);
  const headers = responseHeaders(incoming);
  const hasBody = method !== 'HEAD' && !withoutBody.has(status);
  if (!hasBody) incoming.resume();
  const body = hasBody ? (Readable.toWeb(incoming) as globalThis.ReadableStream) : null;
  return new Response(body, { status, headers });
}

const failure = (status: 502 | 504): Response =>
  new Response(status === 502 ? 'Bad gateway' : 'Gateway timeout', {
    status,
    headers: { 'content-type': 'text/plain', ...gatewayHeader },
  });

/** What is told of a failed connection: the API's origin and the reason, nothing of the request. */
type TellFailure = (message: string, facts: RequestFacts | undefined) => void;

interface ProxyOptions {
  limits?: ProxyLimits;
  /** Called at the first failure in a row. */
  onFailure?: TellFailure;
}

/**
 * Hands calls on to a real API at another origin, bodies as they come in both directions. Where nobody answers, or with what
 * no response can be made of, it answers as a gateway does, 502 or 504.
 */
export function proxyTo(origin: string, { limits = usualLimits, onFailure }: ProxyOptions = {}): RequestHandler {
  const isSecure = origin.startsWith('https:');
  const agent = new (isSecure ? HttpsAgent : HttpAgent)({ keepAlive: true, scheduling: 'lifo', maxFreeSockets: 64 });
  const send = isSecure ? httpsRequest : httpRequest;
  let isSilent = false;
  return async (request, connection) => {
    const facts = connection?.facts;
    const { pathname, search } = new URL(request.url);
    let isGivenUp = false;
    const fail = (error: unknown, status: 502 | 504): Response => {
      // Whoever gave up may not have waited long: that says nothing of the API. Nor does a request that broke off.
      if (isGivenUp) return failure(status);
      if (!isSilent) onFailure?.(`${origin} does not answer: ${reasonOf(error)}`, facts);
      isSilent = true;
      return failure(status);
    };
    return new Promise<Response>((resolve) => {
      const outgoing = send(new URL(pathname + search, origin), {
        agent,
        method: request.method,
        headers: requestHeaders(request, facts),
      });
      const giveUp = () => {
        isGivenUp = true;
        outgoing.destroy(new Error('The request was given up.'));
      };
      if (request.signal.aborted) giveUp();
      else request.signal.addEventListener('abort', giveUp, { once: true });
      const timeUp = (what: string) => {
        resolve(fail(new Error(what), 504));
        outgoing.destroy();
      };
      const responseTimer = setTimeout(() => timeUp(`no answer within ${limits.response} ms`), limits.response);
      outgoing.on('socket', (socket) => {
        if (!socket.connecting) return;
        const timer = setTimeout(() => timeUp(`no connection within ${limits.connect} ms`), limits.connect);
        socket.once('connect', () => clearTimeout(timer));
        socket.once('close', () => clearTimeout(timer));
      });
      outgoing.on('error', (error) => resolve(fail(error, 502)));
      // A switch to another protocol, which nobody asked for. Without a listener neither an answer nor an error would come.
      outgoing.on('upgrade', ({ statusCode }, socket) => {
        socket.destroy();
        resolve(fail(new RangeError(`status ${statusCode}`), 502));
      });
      outgoing.on('close', () => {
        clearTimeout(responseTimer);
        request.signal.removeEventListener('abort', giveUp);
      });
      outgoing.on('response', (response) => {
        clearTimeout(responseTimer);
        response.setTimeout(limits.idle, () => response.destroy(new Error('The answer does not go on.')));
        try {
          resolve(responseOf(response, request.method));
          isSilent = false;
        } catch (error) {
          resolve(fail(error, 502));
          outgoing.destroy();
        }
      });
      if (request.body) {
        const body = Readable.fromWeb(request.body as ReadableStream);
        body.on('error', giveUp);
        body.pipe(outgoing);
      } else outgoing.end();
    });
  };
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  // Node tells of several addresses that were tried by an error without a message.
  if (thrown instanceof AggregateError) return thrown.errors.map(reasonOf).join(', ');
  return thrown.message;
}
