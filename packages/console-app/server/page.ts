import { createHash } from 'node:crypto';
import type { SiteConfig } from '@livery/api/generated/types';
import { pageHeaders } from './headers.js';
import { encoded, type EncodedBody } from './siteFiles.js';

/** What the build tells the server beside the page: `build.json`. */
export interface BuildFacts {
  version: string;
  /** Addresses of the favicons, by theme. */
  favicons: Readonly<Record<string, string>>;
}

export interface PageFacts {
  config: SiteConfig | undefined;
  /** Whether the sandbox is behind it: the page is told, and shows `?theme=` and the sandbox panel. */
  sandbox: boolean;
  storage: string | undefined;
  terminals: string | undefined;
}

/** A page as it is sent. */
export interface RenderedPage {
  body: EncodedBody;
  headers: Readonly<Record<string, string>>;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

/** An origin, and with its buckets before the host. */
function withBuckets(storage: string): string[] {
  const { protocol, host } = new URL(storage);
  return [`${protocol}//${host}`, `${protocol}//*.${host}`];
}

/** The built page with what is known of the site: theme, title and favicon before the first paint, and its policy. */
export function renderPage(template: string, { favicons }: BuildFacts, facts: PageFacts): RenderedPage {
  const { config, sandbox, storage, terminals } = facts;
  const theme = config?.siteTheme;
  const metas = [
    ...(sandbox
      ? ['<meta name="livery-sandbox" content="on" />', '<meta name="livery-vendors" content="here" />']
      : []),
    ...(theme && /^[a-z]+$/.test(theme) ? [`<meta name="livery-theme" content="${theme}" />`] : []),
  ];
  const title = config?.siteName;
  const icons = new Map(Object.entries(favicons));
  const favicon = icons.get(theme ?? '') ?? icons.get('default');
  const html = template
    .replace('<!--livery-server-->', () => metas.join(''))
    .replace('<title>Console</title>', (unnamed) => (title ? `<title>${escaped(title)}</title>` : unnamed))
    .replace('href="data:,"', (none) => (favicon ? `href="${escaped(favicon)}"` : none));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...pageHeaders(html, { storage: storage ? withBuckets(storage) : [], terminals, standIns: sandbox, config }),
  };
  // Of the headers too: with another policy the page is another one.
  const etag = createHash('sha256').update(JSON.stringify(headers)).update(html).digest('base64url').slice(0, 22);
  return { body: encoded(Buffer.from(html)), headers: { ...headers, etag: `W/"${etag}"` } };
}
