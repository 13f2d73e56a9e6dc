import type { VendorConfig } from '#integrations/vendors/origins.js';
import { loadVendorScript, vendorAddress, VendorError } from '#integrations/vendors/loadVendorScript.js';

/** What a processor's own code says about a payment. It is a hint: the server alone knows what became of it. */
export type VendorOutcome =
  | { kind: 'finished' }
  | { kind: 'left' }
  | { kind: 'failed'; message: string }
  /** This browser has nothing that could pay this way. */
  | { kind: 'unavailable' };

/** What a processor's own code made of a card or a vault: the token for the server, or why there is none. */
export type VendorToken = { token: string } | { message: string } | { isCancelled: true };

/** Something of a processor's in the page. */
export interface Mounted<Result> {
  /** Resolves when the person is done with it. Rejects where it could not be shown after all. */
  submit: () => Promise<Result>;
  destroy: () => void;
}

/** Adds a stylesheet of a processor's to the page, once. Nothing waits for it: without it a part works, and looks bare. */
function addStyles(address: string): void {
  const href = vendorAddress(address);
  if (document.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

interface VendorFiles {
  /** Of the script's element. */
  attributes?: Record<string, string>;
  /** Address of the stylesheet that belongs to the script. */
  styles?: string;
}

/**
 * What a processor's script leaves in the page under a name, of the type that its documents say. The script is loaded the
 * first time, with the stylesheet that belongs to it. Rejects with a VendorError where it is blocked or too slow, and
 * where it came and left nothing.
 */
export async function vendorGlobal<Value extends object>(
  name: string,
  config: VendorConfig,
  address: string,
  { attributes, styles }: VendorFiles = {},
): Promise<Value> {
  const found = (): Value | undefined => Reflect.get(globalThis, name) as Value | undefined;
  if (!found()) {
    if (styles !== undefined) addStyles(styles);
    await loadVendorScript(config, address, attributes);
  }
  const value = found();
  if (!value) throw new VendorError(`${address} came without ${name}`);
  return value;
}
