import { vendorsOf, type VendorConfig, type VendorOrigins } from './origins.js';

interface PolicyOptions {
  /** Hashes of the scripts in the page's head, `sha256-…`. */
  scriptHashes: readonly string[];
  /** Origins of the object storage. */
  storage?: readonly string[];
  /** Origin of the terminals of virtual machines. */
  terminals?: string | undefined;
  /** Whether the page's own server stands in for vendors. */
  standIns?: boolean;
  /** The site's configuration; while it is unknown no vendor is allowed. */
  config?: VendorConfig | undefined;
}

/**
 * The style elements that react-aria adds: `touch-action` for what can be pressed, and in Safari on a phone
 * `overscroll-behavior` while a list or a dialog is open.
 */
const reactAriaStyles = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

type SourceList = {
  [Name in keyof VendorOrigins]-?: VendorOrigins[Name] extends readonly string[] | undefined ? Name : never;
}[keyof VendorOrigins];

/**
 * The policy of the page: its own origin, the object storage, the terminals, and what the vendors need that the site
 * has. Scripts run by their origin or hash only, and text becomes a script's address by the page's own rule alone
 * (Trusted Types: `trustedTypes.ts`).
 */
export function contentSecurityPolicy({
  scriptHashes,
  storage = [],
  terminals,
  standIns = false,
  config,
}: PolicyOptions): string {
  const vendors = config ? vendorsOf(config) : [];
  const of = (list: SourceList): string[] => [...new Set(vendors.flatMap((vendor) => vendor[list] ?? []))];
  const isSet = (flag: 'writesStyles' | 'writesHtml'): boolean => vendors.some((vendor) => vendor[flag]);
  const directive = (name: string, ...sources: string[]): string => [name, ...sources].join(' ');
  const media = of('media');
  return [
    "default-src 'none'",
    "object-src 'none'",
    directive('script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...of('script')),
    // A hash would switch 'unsafe-inline' off, which allows it already.
    directive(
      'style-src',
      "'self'",
      ...(isSet('writesStyles') ? ["'unsafe-inline'"] : reactAriaStyles),
      ...of('style'),
    ),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', 'blob:', ...of('image')),
    ...(media.length > 0 ? [directive('media-src', ...media)] : []),
    // Files of the storage are shown from addresses that the page makes of their bytes.
    directive('frame-src', 'blob:', ...(standIns ? ["'self'"] : []), ...of('frame')),
    directive('font-src', "'self'", ...of('font')),
    directive('connect-src', "'self'", ...storage, ...(terminals ? [terminals] : []), ...of('connect')),
    "base-uri 'none'",
    directive('form-action', "'self'", ...of('form')),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    directive('trusted-types', 'default', ...of('policies')),
  ].join('; ');
}
