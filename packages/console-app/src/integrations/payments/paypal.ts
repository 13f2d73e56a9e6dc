import type { VendorConfig } from '#integrations/vendors/origins.js';
import { vendorGlobal, type VendorToken } from './vendors.js';

/** Of PayPal's JavaScript SDK what is used (https://developer.paypal.com/docs/checkout/save-payment-methods). */
interface Paypal {
  Buttons: (options: {
    createVaultSetupToken: () => Promise<string>;
    onApprove: (data: { vaultSetupToken: string }) => void;
    onCancel: () => void;
    onError: (error: unknown) => void;
  }) => { render: (target: HTMLElement) => Promise<void>; close: () => Promise<void> };
}

interface VaultOptions {
  config: VendorConfig;
  /** Client id of the site. */
  key: string;
  idToken: string;
  /** Asks the server for the token of a new setup. */
  createSetup: () => Promise<string>;
  /** Called once each time the person is done in the vault's window. */
  onEnd: (result: VendorToken) => void;
}

/** Shows the button of the vault, which opens a window. The token is that of the approved setup. Returns what removes it. */
export async function mountVault(target: HTMLElement, options: VaultOptions): Promise<() => void> {
  const { config, key, idToken, createSetup, onEnd } = options;
  const search = new URLSearchParams({ 'client-id': key, components: 'buttons', vault: 'true', intent: 'tokenize' });
  const paypal = await vendorGlobal<Paypal>('paypal', config, `https://www.paypal.com/sdk/js?${search}`, {
    attributes: { 'data-user-id-token': idToken },
  });
  const buttons = paypal.Buttons({
    createVaultSetupToken: createSetup,
    onApprove: ({ vaultSetupToken }) => onEnd({ token: vaultSetupToken }),
    onCancel: () => onEnd({ isCancelled: true }),
    onError: (error) => onEnd({ message: error instanceof Error ? error.message : String(error) }),
  });
  await buttons.render(target);
  return () => void buttons.close().catch(() => undefined);
}
