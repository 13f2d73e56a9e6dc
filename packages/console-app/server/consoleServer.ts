import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SiteConfig } from '@livery/api/generated/types';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Connection, RequestFacts, RequestHandler } from './requestHandler.js';
import { callHeaders, commonHeaders, fileHeaders, transportHeaders } from './headers.js';
import { renderPage, type BuildFacts, type RenderedPage } from './page.js';
import { encodingFor, pathBelow, type EncodedBody, type SiteFiles } from './siteFiles.js';

/** A host that is served, and what is behind it. */
export interface Site {
  /** What answers `/v1`: a proxy to a real API, or the sandbox. */
  api: RequestHandler;
  /** The site's configuration, for the page's policy and its theme before the first paint; asked for at each page load. */
  config: () => Promise<SiteConfig | undefined>;
  /** Origin of the S3 API that the page talks to: `https://s3.example.com`. None where it is the console's own. */
  storage?: string | undefined;
  /** Origin of the terminals of virtual machines: `wss://console.example.com`. None where it is the console's own. */
  terminals?: string | undefined;
  /** Whether the sandbox is behind it. */
  sandbox?: boolean | undefined;
}

interface ConsoleServerOptions {
  files: SiteFiles;
  /** The site of a host, `localhost:4100`, the same object each time; undefined for a host that is not served. */
  siteOf: (host: string) => Site | undefined;
  onError?: (error: Error, connection: Connection) => void;
}

export type ConsoleApp = Hono<{ Bindings: Connection }>;

/** More than any call of the contract sends, in bytes: the largest has a document of 2 MB in base64. */
const largestBody = 4 * 2 ** 20;

/** A path as text; one that is not encoded right, like `/app/referral/SAVE50%`, as it came. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What every response carries, whatever it is. */
const ownHeaders = (path: string, facts: RequestFacts | undefined): Record<string, string> => ({
  ...commonHeaders,
  ...(path.startsWith('/v1/') ? callHeaders : {}),
  ...(facts ? { 'x-request-id': facts.id } : {}),
  ...(facts?.isSecure ? transportHeaders : {}),
});

const isAsset = (path: string): boolean => path.startsWith('/app/assets/');

const text = (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

function send(request: Request, body: EncodedBody, headers: Readonly<Record<string, string>>): Response {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '', body);
  return new Response((encoding && body[encoding]) ?? body.plain, {
    headers: { ...headers, ...(encoding ? { 'content-encoding': encoding } : {}) },
  });
}

const hasEtag = (request: Request, etag: string | undefined): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((one) => one.trim() === etag);

/**
 * Limits what a call may send. A body that came without its length is counted as it goes on, and broken off above the limit:
 * kept until its end, the bodies of many at once would take all memory.
 */
export const limitedBody: MiddlewareHandler = async (context, next) => {
  const tooLarge = () => context.json({ message: 'Request entity too large' }, 413);
  const { body, headers } = context.req.raw;
  if (!body) return next();
  const length = headers.get('content-length');
  if (length !== null && !headers.has('transfer-encoding')) return Number(length) > largestBody ? tooLarge() : next();
  let size = 0;
  const reader = body.getReader();
  /** What is left unread would keep the connection from the next request. */
  const readRest = async (): Promise<void> => {
    const { done } = await reader.read();
    if (!done) await readRest();
  };
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      size += value?.byteLength ?? 0;
      if (size > largestBody) {
        controller.error(new RangeError('Request entity too large'));
        await readRest();
      } else if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  const init: RequestInit & { duplex: 'half' } = { method: context.req.method, body: counted, duplex: 'half' };
  context.req.raw = new Request(context.req.raw, init);
  await next();
  if (size <= largestBody) return undefined;
  // Nothing of what was made of its beginning, whose headers the next response would take over.
  context.res = undefined;
  context.res = tooLarge();
  return undefined;
};

/**
 * One origin for each host: the console at `/app`, the calls under `/v1`. Nothing of one host is sent to another: page,
 * policy and calls are those of the host that a request names.
 */
export function consoleServer({ files, siteOf, onError }: ConsoleServerOptions): ConsoleApp {
  const app: ConsoleApp = new Hono<{ Bindings: Connection }>();
  const pages = new WeakMap<Site, { config: SiteConfig | undefined; page: RenderedPage }>();

  const hostOf = ({ url, headers }: Request): string => (headers.get('host') ?? new URL(url).host).toLowerCase();

  /** The page of a site, made anew when its configuration is another. */
  async function pageOf(site: Site): Promise<RenderedPage | undefined> {
    const [template, build] = await Promise.all([files.read('index.html'), files.read('build.json')]);
    if (!template) return undefined;
    const config = await site.config().catch(() => undefined);
    const known = pages.get(site);
    if (known && known.config === config) return known.page;
    const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
    const facts: BuildFacts = build ? (JSON.parse(decoded(build.plain)) as BuildFacts) : { version: '', favicons: {} };
    const { storage, terminals, sandbox = false } = site;
    const page = renderPage(decoded(template.plain), facts, { config, storage, terminals, sandbox });
    pages.set(site, { config, page });
    return page;
  }

  app.use(async (context, next) => {
    await next();
    if (context.res === RESPONSE_ALREADY_SENT) return;
    const { path } = context.req;
    // Those of files are in them from the beginning: a response that is changed is made twice.
    if (isAsset(path)) return;
    for (const [name, value] of Object.entries(ownHeaders(path, context.env?.facts))) context.header(name, value);
  });
  app.onError((error, { req, env }) => {
    onError?.(error, env);
    return text(500, 'Internal server error', ownHeaders(req.path, env?.facts));
  });
  app.notFound(({ req, env }) => text(404, 'Not found', ownHeaders(req.path, env?.facts)));
  app.use(async ({ req, env }, next) =>
    siteOf(hostOf(req.raw)) ? next() : text(421, 'Misdirected request', ownHeaders(req.path, env?.facts)),
  );

  app.use('/v1/*', limitedBody);
  app.all('/v1/*', async ({ req, env }) => {
    const site = siteOf(hostOf(req.raw));
    return site ? site.api(req.raw, env) : text(421, 'Misdirected request');
  });
  // With the query: a link to the site may have a referral code.
  const toConsole = (context: Context) => context.redirect(`/app/${new URL(context.req.url).search}`);
  app.get('/', toConsole);
  app.get('/app', toConsole);
  app.get('/app/*', async ({ req, env }) => {
    const own = isAsset(req.path) ? ownHeaders(req.path, env?.facts) : {};
    const path = pathBelow(files.folder, decodedPath(new URL(req.url).pathname).slice('/app/'.length));
    const file = path === undefined || path === 'index.html' ? undefined : await files.read(path);
    if (file) return send(req.raw, file, { 'content-type': file.type, ...fileHeaders(path ?? ''), ...own });
    if (path?.startsWith('assets/')) return text(404, 'Not found', own);
    const site = siteOf(hostOf(req.raw));
    const page = site && (await pageOf(site));
    if (!page) return text(503, 'The console is not built: npm run build');
    const { body } = page;
    const headers = { ...page.headers, ...own };
    return hasEtag(req.raw, headers['etag'])
      ? new Response(null, { status: 304, headers })
      : send(req.raw, body, headers);
  });
  return app;
}
