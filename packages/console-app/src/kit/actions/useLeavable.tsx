import { useEffect, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Text, useAnnounce } from '@livery/ui';
import { useHasLasted } from '#shared/useHasLasted.js';

/** After so long a dialog may be closed while its change goes on, in ms. */
const patience = 8000;

interface Leavable {
  /** For the dialog, beside `loading`. */
  leavable: boolean;
  /** The label of its first button: what it does then is no cancelling. */
  cancelLabel: string | undefined;
  /** What to know before it is closed. */
  note: ReactNode;
}

/** Lets a dialog be closed whose change takes long: the change goes on, and the activity shows how it ends. */
export function useLeavable(loading: boolean): Leavable {
  const { t } = useLingui();
  const announce = useAnnounce();
  const leavable = useHasLasted(loading, patience);
  const text = t`It takes longer than usual. You can close this: it goes on, and the activity shows how it ends.`;
  useEffect(() => {
    if (leavable) announce(text);
  }, [leavable, announce, text]);
  return {
    leavable,
    cancelLabel: leavable ? t`Close` : undefined,
    note: leavable && (
      <Text tone="muted" size="small">
        {text}
      </Text>
    ),
  };
}
