import { memoryLocation } from 'wouter/memory-location';
import type { BrowserEnvironment } from '#shared/environment.js';
import type { Site } from './site.js';

/** A page that exists in memory and is answered by a site in it. `load` is told the address of each that follows it. */
export function memoryPage(site: Site, start: string, load: (address: string) => void): BrowserEnvironment {
  const { hook, navigate, history } = memoryLocation({ path: start, record: true });
  const here = () => new URL(history.at(-1) ?? start, site.origin);
  return {
    address: {
      get origin() {
        return here().origin;
      },
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
    },
    areas: site.areas,
    assign: load,
    replace: load,
    reload: () => load(here().pathname + here().search),
    rename: (address) => navigate(address, { replace: true }),
    router: hook,
    fetch(input, init) {
      const request = new Request(input, init);
      site.record(request);
      return site.fetch(request);
    },
    identityClient: site.identityClient,
    openSocket: (url, protocols) => Promise.resolve(site.openSocket(url, protocols)),
  };
}
