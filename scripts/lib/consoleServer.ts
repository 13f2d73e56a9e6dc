import { readFile } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { parsedResponse } from '@livery/api/client/schema';
import { getUiConfig } from '@livery/api/generated/operations/config';
import type { SiteConfig } from '@livery/api/generated/types';
import { NetworkFault } from '@livery/api/sandbox/sandbox';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { callHeaders, commonHeaders, fileHeaders, pageHeaders } from './consoleHeaders.js';
import { isOwnRequest } from './ownRequest.js';
import { answerForVendor } from './vendorStandIns.js';

/** Everything the page is made of lies here after `vite build`. */
export const consoleDist = resolve(import.meta.dirname, '../../packages/console-app/dist');

/** What answers calls: the sandbox, or a proxy. */
export type RequestHandler = (request: Request) => Promise<Response>;

interface ConsoleServerOptions {
  /** What answers `/v1` and `/sandbox`: the sandbox, or a proxy to a real API. */
  api: RequestHandler;
  /** Whether the sandbox is behind it: the page is told, and shows `?theme=` and the sandbox panel. */
  sandbox: boolean;
  /** The site's configuration, for the page's policy and its theme before the first paint; asked for at each page load. */
  config: () => Promise<SiteConfig | undefined>;
  /** Origin of the S3 API that the page talks to: `https://s3.example.com`. None where it is the console's own. */
  storage?: string | undefined;
  /** Origin of the terminals of virtual machines: `wss://console.example.com`. None where it is the console's own. */
  terminals?: string | undefined;
  dist?: string;
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

const compressible = /^(text|application\/json|image\/svg)/;

interface StaticFile {
  body: Uint8Array<ArrayBuffer>;
  encoded: Map<string, Uint8Array<ArrayBuffer>>;
  type: string;
}

const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

/** Path of a file below a folder, however it was spelled: `assets/main.js`. None for the folder itself and what lies outside. */
function pathBelow(folder: string, path: string): string | undefined {
  const file = resolve(join(folder, path));
  return file.startsWith(folder + sep) ? file.slice(folder.length + 1).replaceAll(sep, '/') : undefined;
}

/** Reads files of a folder and caches them by their path in it, so that the cache never holds more than the folder. */
function staticFiles(dist: string) {
  const cached = new Map<string, StaticFile>();
  return async (path: string): Promise<StaticFile | undefined> => {
    const known = cached.get(path);
    if (known) return known;
    const file = join(dist, path);
    const body = await readFile(file).catch(() => undefined);
    if (!body) return undefined;
    const type = types[extname(file)] ?? 'application/octet-stream';
    const encoded = new Map<string, Uint8Array<ArrayBuffer>>();
    if (compressible.test(type)) {
      encoded.set('br', bytes(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })));
      encoded.set('gzip', bytes(gzipSync(body)));
    }
    const found = { body: bytes(body), encoded, type };
    cached.set(path, found);
    return found;
  };
}

/** An origin, and with its buckets before the host. */
function withBuckets(storage: string): string[] {
  const { protocol, host } = new URL(storage);
  return [`${protocol}//${host}`, `${protocol}//*.${host}`];
}

/** What the server has of a connection; nothing where it is asked without one. */
type Bindings = Partial<HttpBindings>;

/**
 * Breaks the connection off. What it says is no HTTP: where nothing comes back at all, a browser quietly asks again on a
 * new connection, and nobody would see the fault.
 */
function hangUp({ outgoing }: Bindings): Response {
  outgoing?.socket?.write('dropped\r\n');
  outgoing?.socket?.destroySoon();
  return RESPONSE_ALREADY_SENT;
}

/** More than any call of the contract sends, in bytes: the largest has a document of 2 MB in base64. */
const largestBody = 4 * 2 ** 20;
const tooLarge = { message: 'Request entity too large' };

/** A path as text; one that is not encoded right, like `/app/referral/SAVE50%`, as it came. */
function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One origin: the console at `/app`, the calls under `/v1`, and with the sandbox its operation under `/sandbox`. */
export function consoleServer({
  api,
  sandbox,
  config: askConfig,
  storage,
  terminals,
  dist = consoleDist,
}: ConsoleServerOptions) {
  const app = new Hono<{ Bindings: Bindings }>();
  const folder = resolve(dist);
  const read = staticFiles(folder);
  const handle = async (request: Request, connection: Bindings): Promise<Response> => {
    try {
      return await api(request);
    } catch (thrown) {
      if (thrown instanceof NetworkFault) return hangUp(connection);
      // Whoever called is gone, for example to another page: there is nobody to answer.
      if (request.signal.aborted) return RESPONSE_ALREADY_SENT;
      throw thrown;
    }
  };

  app.use(async (context, next) => {
    await next();
    if (context.res === RESPONSE_ALREADY_SENT) return;
    const headers = context.req.path.startsWith('/v1/') ? { ...commonHeaders, ...callHeaders } : commonHeaders;
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  });
  if (sandbox) app.use(bodyLimit({ maxSize: largestBody, onError: (context) => context.json(tooLarge, 413) }));
  app.all('/v1/*', ({ req, env }) => handle(req.raw, env));
  if (sandbox) {
    app.all('/sandbox/*', ({ req, env }) => {
      const { host } = new URL(req.url);
      return isOwnRequest(host, req.header('origin'))
        ? handle(req.raw, env)
        : new Response('Forbidden', { status: 403 });
    });
  }
  // Vendors that cannot be reached from a machine of a developer or of a test.
  if (sandbox) app.all('/vendors/*', ({ req }) => answerForVendor(req.raw));
  // Where the storage has no origin of its own: the sandbox answers S3 below the console's.
  if (sandbox && !storage) app.all('/s3/*', ({ req, env }) => handle(req.raw, env));
  app.get('/', (context) => context.redirect('/app/'));
  app.get('/app', (context) => context.redirect('/app/'));

  app.get('/app/*', async ({ req }) => {
    const path = pathBelow(folder, decodedPath(new URL(req.url).pathname).slice('/app/'.length));
    const file = path === undefined || path === 'index.html' ? undefined : await read(path);
    if (file) {
      const accepted = req.header('accept-encoding') ?? '';
      const encoding = ['br', 'gzip'].find((one) => accepted.includes(one) && file.encoded.has(one));
      return new Response((encoding && file.encoded.get(encoding)) || file.body, {
        headers: {
          'content-type': file.type,
          ...fileHeaders(path ?? ''),
          ...(encoding ? { 'content-encoding': encoding } : {}),
        },
      });
    }
    if (path?.startsWith('assets/')) return new Response('Not found', { status: 404 });
    const page = await read('index.html');
    if (!page) return new Response('The console is not built: npm run build', { status: 503 });
    const config = await askConfig().catch(() => undefined);
    const name = config?.siteTheme;
    const facts = [
      ...(sandbox
        ? ['<meta name="livery-sandbox" content="on" />', '<meta name="livery-vendors" content="here" />']
        : []),
      ...(name && /^[a-z]+$/.test(name) ? [`<meta name="livery-theme" content="${name}" />`] : []),
    ];
    const html = new TextDecoder().decode(page.body).replace('<!--livery-server-->', facts.join(''));
    return new Response(html, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...pageHeaders(html, { storage: storage ? withBuckets(storage) : [], terminals, standIns: sandbox, config }),
      },
    });
  });
  return app;
}

/** A page does not wait longer for its configuration, in ms: it comes without vendors and finds its theme by itself then. */
const configPatience = 2000;

/** The site's configuration, as its API tells it; undefined where it answers none. */
export async function siteConfigOf(api: RequestHandler): Promise<SiteConfig | undefined> {
  const signal = AbortSignal.timeout(configPatience);
  const response = await api(new Request('http://localhost/v1/config/ui/config', { signal }));
  if (!response.ok) return undefined;
  return parsedResponse(getUiConfig.response ?? 'object', await response.json()).value as SiteConfig;
}
