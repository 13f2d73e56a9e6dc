import { createHash } from 'node:crypto';
import type { SiteConfig } from '@livery/api/generated/types';
import { contentSecurityPolicy } from '../src/integrations/vendors/contentSecurityPolicy.js';
import { chatKinds, paymentOrigins, type VendorConfig } from '../src/integrations/vendors/origins.js';

/** Headers by their names in lower case. */
type Headers = Readonly<Record<string, string>>;

/** Of every response: no browser guesses its type, and no other site shows or reads it. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Of every response over an encrypted connection: browsers come back encrypted for two years. */
export const transportHeaders: Headers = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** Of calls: responses hold keys and passwords, so that none of them is written to a disk cache. */
export const callHeaders: Headers = { 'cache-control': 'no-store' };

/** Of a built file, by its path below `/app/`. A file of `assets/` is named by what it holds and never changes. */
export const fileHeaders = (path: string): Headers => ({
  'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  vary: 'accept-encoding',
});

interface PageOptions {
  /** Origins of the object storage, each with its buckets before the host. */
  storage?: readonly string[];
  /** Origin of the terminals of virtual machines. */
  terminals?: string | undefined;
  /** Whether the server of the page stands in for vendors. */
  standIns?: boolean;
  config?: VendorConfig | undefined;
}

/** Hashes of the scripts that a page holds, as a policy names them. */
const scriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );

/** Of the page, which every address below `/app/` answers that is no file. */
export const pageHeaders = (html: string, options: PageOptions): Headers => ({
  'cache-control': 'no-cache',
  vary: 'accept-encoding',
  'content-security-policy': contentSecurityPolicy({ scriptHashes: scriptHashes(html), ...options }),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'same-origin',
});

/** What stands in a policy for an origin that differs from site to site. */
const placeholders = { storage: ['{storage}'], terminals: '{terminals}' };

const noVendor: VendorConfig = {
  paymentProcessors: [],
  isoCertificates: [],
  themeScripts: [],
};

const directivesOf = (policy: string): Map<string, string> =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ', 1)[0] ?? '', directive]));

/** The directives of a policy that are other with a vendor. */
function directivesWith(config: Partial<VendorConfig>): string[] {
  const policyOf = (one: VendorConfig) => contentSecurityPolicy({ scriptHashes: [], config: one });
  const without = directivesOf(policyOf(noVendor));
  const directives = directivesOf(policyOf({ ...noVendor, ...config }));
  return [...directives]
    .filter(([name, directive]) => without.get(name) !== directive)
    .map(([, directive]) => directive);
}

/**
 * What every response of a site must carry, for whoever hosts a build: `headers.json` beside the built page. The rules are
 * in order: all that match hold, and a later one decides a header that two have.
 */
export function hostingHeaders(html: string) {
  const processors = Object.keys(paymentOrigins) as (keyof typeof paymentOrigins)[];
  return {
    rules: [
      { path: '/*', headers: commonHeaders },
      { path: '/*', isEncrypted: true, headers: transportHeaders },
      { path: '/v1/*', headers: callHeaders },
      { path: '/app/*', fallback: '/app/index.html', headers: pageHeaders(html, placeholders) },
      { path: '/app/*', isFile: true, headers: fileHeaders('') },
      { path: '/app/assets/*', isFile: true, headers: fileHeaders('assets/') },
    ],
    placeholders: {
      '{storage}':
        'The origin of the object storage, and the same with *. before its host; left out where there is none.',
      '{terminals}': 'The origin of the terminals of virtual machines, wss://; left out where it is that of the page.',
    },
    /** The directives with the sources of one vendor: a site adds those of each vendor that its configuration names. */
    vendors: Object.fromEntries([
      ...chatKinds.map((kind) => [kind, directivesWith({ chat: { kind } })]),
      ['google', directivesWith({ analytics: { kind: 'google' } as SiteConfig['analytics'] })],
      ...processors.map((keyword) => [
        keyword,
        directivesWith({ paymentProcessors: [{ keyword }] as SiteConfig['paymentProcessors'] }),
      ]),
    ]) as Record<string, string[]>,
  };
}
