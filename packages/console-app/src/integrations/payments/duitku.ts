import type { VendorConfig } from '#integrations/vendors/origins.js';
import { vendorGlobal, type VendorOutcome } from './vendors.js';

/** Of Duitku Pop what is used (https://docs.duitku.com/pop). */
interface DuitkuCheckout {
  process: (
    reference: string,
    events: {
      successEvent: () => void;
      pendingEvent: () => void;
      errorEvent: (result?: { statusMessage?: string }) => void;
      closeEvent: () => void;
    },
  ) => void;
}

/** Opens Duitku's payment over the page. */
export async function openDuitku(config: VendorConfig, reference: string): Promise<VendorOutcome> {
  const checkout = await vendorGlobal<DuitkuCheckout>(
    'checkout',
    config,
    'https://app-prod.duitku.com/lib/js/duitku.js',
  );
  return new Promise((resolve) => {
    checkout.process(reference, {
      successEvent: () => resolve({ kind: 'finished' }),
      pendingEvent: () => resolve({ kind: 'finished' }),
      errorEvent: (result) => resolve({ kind: 'failed', message: result?.statusMessage ?? 'Duitku error' }),
      closeEvent: () => resolve({ kind: 'left' }),
    });
  });
}
