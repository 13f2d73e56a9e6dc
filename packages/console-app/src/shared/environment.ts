import type { BaseLocationHook } from 'wouter';
import type { OpenSocket } from '@livery/api/client/consoleConnection';
import type { MakeIdentityClient } from './identity.js';
import type { StorageAreas } from './storageEntries.js';

/**
 * The page that the console is shown in: where it stands, how it leaves, who answers its calls. The product is shown in
 * the browser's own page; a story in one that exists in memory.
 */
export interface BrowserEnvironment {
  readonly address: Readonly<Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>>;
  /** Loads an address of the site afresh. */
  assign: (address: string) => void;
  /** The same, but going back does not lead here again. */
  replace: (address: string) => void;
  reload: () => void;
  /** Shows another address, and loads nothing. */
  rename: (address: string) => void;
  /** Where the page keeps things; the browser's storages where left out. */
  areas?: StorageAreas;
  /** What the router follows; the browser's address where left out. */
  router?: BaseLocationHook;
  /** Answers the calls; the server or the mock API where left out. */
  fetch?: typeof fetch;
  /** Opens what else is connected to; the network or the mock API where left out. */
  openSocket?: OpenSocket;
  /** Signs in by the identity provider; the vendor's client where left out. */
  identityClient?: MakeIdentityClient;
}

/** The browser's. */
export const browserPage: BrowserEnvironment = {
  get address() {
    return location;
  },
  assign: (address) => location.assign(address),
  replace: (address) => location.replace(address),
  reload: () => location.reload(),
  rename: (address) => history.replaceState(null, '', address),
};
