import type { VendorOutcome } from '#integrations/payments/vendors.js';
import { useRestoredPage } from '#shared/useRestoredPage.js';

/** Whoever left for a page of the processor or the bank and comes back by the browser's Back may have paid there: the server knows. */
export const useEndOfAbsence = (onEnd: (outcome: VendorOutcome) => void, isAway = true): void =>
  useRestoredPage(() => isAway && onEnd({ kind: 'finished' }));
