import { vendorsOf, type VendorConfig } from './origins.js';

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string; createHTML?: (markup: string) => string },
  ): unknown;
}

/** Whether an origin is one of a policy's: `https://*.example.com` stands for every host below `example.com`. */
function matches(pattern: string, { protocol, host, origin }: URL): boolean {
  const [scheme, wildcard] = pattern.split('//*');
  return wildcard === undefined ? origin === pattern : protocol === scheme && host.endsWith(wildcard);
}

/**
 * The rules by which text becomes the address of a script, or markup, in a page of a site: addresses of the page's own
 * origin and of the site's vendors; markup only where a vendor is known to write it. Throws a TypeError otherwise.
 */
export function trustedTypeRules(config: VendorConfig, base: string) {
  const vendors = vendorsOf(config);
  const scripts = vendors.flatMap(({ script = [] }) => script);
  return {
    createScriptURL(address: string): string {
      const url = new URL(address, base);
      if (url.origin === new URL(base).origin || scripts.some((pattern) => matches(pattern, url))) return address;
      throw new TypeError(`${url.origin} is no vendor of this site`);
    },
    // Scripts in such markup never run: the page's policy allows none inline.
    ...(vendors.some(({ writesHtml }) => writesHtml) ? { createHTML: (markup: string) => markup } : {}),
  };
}

let isPermitted = false;

/**
 * Lets vendors of a site load their scripts; once a page, before the first of them is loaded. Until then, and in
 * browsers without Trusted Types, it changes nothing.
 */
export function permitVendors(config: VendorConfig): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  if (isPermitted || !trustedTypes) return;
  isPermitted = true;
  trustedTypes.createPolicy('default', trustedTypeRules(config, location.origin));
}
