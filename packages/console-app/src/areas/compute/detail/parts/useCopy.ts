import { useLingui } from '@lingui/react/macro';
import { copyToClipboard } from '@livery/ui';
import { toasts } from '#shared/toasts.js';

/** Copies a text where no button stands that could say so: a toast does. */
export function useCopy(): (value: string) => void {
  const { t } = useLingui();
  return (value) =>
    void copyToClipboard(value).then((copied) => {
      if (copied) toasts.success(t`Copied ${value}`);
      else toasts.danger(t`The browser refused access to the clipboard. Copy it yourself: ${value}`);
    });
}
