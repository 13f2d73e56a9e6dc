import { useCallback } from 'react';
import { useLingui } from '@lingui/react';
import type { VmCapability } from '@livery/api/domain/vmCapabilities';
import { computeTexts } from '#generated/compute/texts.js';

/** Says why something cannot be done, for `disabledReason`; undefined when it can. */
export function useReason(): (capability: VmCapability) => string | undefined {
  const { i18n } = useLingui();
  return useCallback(
    (capability) => (capability.allowed ? undefined : i18n._(computeTexts.reasons[capability.reason])),
    [i18n],
  );
}
