import type { IssueCode } from '../generated/texts.js';
import type { Issue } from './issue.js';

type CorsOriginIssue = Issue<Extract<IssueCode<'storage'>, `cors-origin-${string}`>>;

/** Stands for every origin. */
const anyOrigin = '*';

/** The address of a page or an app that a text is (`https://shop.example`, `capacitor://localhost`); undefined where it is none. */
function pageAddress(text: string): URL | undefined {
  if (!/^[a-z][a-z\d+.-]*:\/\/[^\s/]/i.test(text)) return undefined;
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

const hasPath = ({ pathname, search, hash }: URL): boolean =>
  !['', '/'].includes(pathname) || search !== '' || hash !== '';

/** Scheme, host and port. A URL itself knows no origin of a scheme that is not of the web. */
const originOf = ({ origin, protocol, host }: URL): string => (origin === 'null' ? `${protocol}//${host}` : origin);

/** An allowed origin as it is sent: as a browser writes it, scheme, host and port. What has a path, or is none, as it was typed. */
export function corsOriginOf(text: string): string {
  const url = pageAddress(text.trim());
  return url && !hasPath(url) ? originOf(url) : text.trim();
}

/**
 * What is wrong with an allowed origin (specification: infrastructure, section 5: a valid URL). `others` are the origins
 * that are in the list already.
 */
export function checkCorsOrigin(text: string, others: readonly string[] = []): CorsOriginIssue[] {
  const url = pageAddress(text.trim());
  if (text.trim() !== anyOrigin && (!url || url.username !== '' || url.password !== '')) {
    return [{ code: 'cors-origin-invalid' }];
  }
  const origin = corsOriginOf(text);
  return others.some((other) => corsOriginOf(other) === origin) ? [{ code: 'cors-origin-repeated' }] : [];
}

/** What browsers and storages make of an allowed origin that is accepted all the same: `*`, and one with a path. */
export function corsOriginWarning(text: string): CorsOriginIssue | undefined {
  if (text.trim() === anyOrigin) return { code: 'cors-origin-any' };
  const url = pageAddress(text.trim());
  return url && hasPath(url) ? { code: 'cors-origin-path', params: { origin: originOf(url) } } : undefined;
}
