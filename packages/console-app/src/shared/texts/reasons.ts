import { useCallback } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Capability } from '@livery/api/domain/capability';

interface Texts {
  /** Why something cannot be done, by the code of the reason. */
  reasons: Readonly<Record<string, MessageDescriptor>>;
}

/** Gives the words of a reason by its code; the code itself where there are none. */
export function useReasonText({ reasons }: Texts): (code: string) => string {
  const { _ } = useLingui();
  return useCallback((code) => (reasons[code] ? _(reasons[code]) : code), [_, reasons]);
}

/** Says why something cannot be done, for `disabledReason`; undefined when it can. */
export function useReason(texts: Texts): (capability: Capability<string>) => string | undefined {
  const text = useReasonText(texts);
  return useCallback((capability) => (capability.allowed ? undefined : text(capability.reason)), [text]);
}
