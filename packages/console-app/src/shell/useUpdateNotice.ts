import { useEffect } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '#shared/services.js';
import { missingCode, useToasts } from '#shared/toasts.js';

/** What the bundler's loader sends when a file cannot be had. */
const loadFailure = 'vite:preloadError';

/** The version of this page and that which the server has now, where they differ; undefined too where it does not say. */
async function findUpdate(): Promise<{ own: string; served: string } | undefined> {
  const own = document.querySelector<HTMLMetaElement>('meta[name="livery-version"]')?.content;
  const response = await fetch(`${import.meta.env.BASE_URL}version.json`, { cache: 'no-store' });
  const { version: served } = (await response.json()) as { version?: string };
  return own && served && own !== served ? { own, served } : undefined;
}

/**
 * Where a file of the console is gone because the console was updated meanwhile: says so, and offers to load the page again,
 * which keeps what is typed. Its own code has to be there before an update.
 */
export function useUpdateNotice(): void {
  const { t } = useLingui();
  const session = useSession();
  const toasts = useToasts();
  useEffect(() => {
    const check = (): void =>
      void findUpdate()
        .then((update) => {
          if (!update) return;
          const { own, served } = update;
          const detail = t`Version ${own} is open, ${served} is current.`;
          // One that is shown stays under the pointer, however many files are gone.
          if (toasts.entries().some((entry) => entry.detail === detail)) return;
          toasts.info(t`The console was updated. Reload the page to go on; what you have typed is kept.`, {
            detail,
            action: { label: t`Reload`, onAction: session.reload },
            topic: missingCode,
          });
        })
        .catch(() => undefined);
    addEventListener(loadFailure, check);
    return () => removeEventListener(loadFailure, check);
  }, [session, toasts, t]);
}
