import type { VendorConfig } from './origins.js';
import { permitVendors } from './trustedTypes.js';

/** A vendor's script that did not load: blocked by the browser or the network, or too slow. */
export class VendorError extends Error {
  override name = 'VendorError';
}

/** How long a vendor's script is waited for, in ms. */
const timeLimit = 20_000;

const loading = new Map<string, Promise<void>>();

/**
 * Where a vendor's address leads: beside the sandbox to the stand-in on the page's own server, `/vendors/<host>/<path>`.
 */
export function vendorAddress(address: string): string {
  const hasStandIns = document.querySelector('meta[name="livery-vendors"]') !== null;
  return hasStandIns ? address.replace(/^https:\/\//, '/vendors/') : address;
}

function load(address: string, attributes: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
    };
    const fail = (reason: string): void => {
      script.remove();
      loading.delete(address);
      reject(new VendorError(`${address} ${reason}`));
    };
    const timer = setTimeout(() => fail('took too long'), timeLimit);
    script.async = true;
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.addEventListener('load', () => end(resolve));
    script.addEventListener('error', () => end(() => fail('could not be loaded')));
    script.src = vendorAddress(address);
    document.head.append(script);
  });
}

/**
 * Loads a script of a vendor of the site, once a page; one that failed may be tried again. Rejects with a VendorError
 * where it is blocked or does not come within 20 s.
 */
export async function loadVendorScript(
  config: VendorConfig,
  address: string,
  attributes: Record<string, string> = {},
): Promise<void> {
  permitVendors(config);
  const promise = loading.get(address) ?? load(address, attributes);
  loading.set(address, promise);
  return promise;
}
