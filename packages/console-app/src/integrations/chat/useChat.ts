import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useServices } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';

/** When the widget is loaded, in ms after the console has started (specification: account and billing, section 9). */
const delay = 1500;

/**
 * The site's chat for as long as the console stands. It ends with the session, and does not begin while one acts for
 * somebody else: what is written there would be the owner's.
 */
export function useChat(): void {
  const site = useSiteConfig();
  const queries = useQueryClient();
  const { session, storage } = useServices();
  useEffect(() => {
    if (!site.chat || storage.impersonation.get()) return undefined;
    let isOver = false;
    let shutdown = (): void => undefined;
    const end = (): void => {
      isOver = true;
      clearTimeout(timer);
      shutdown();
      shutdown = () => undefined;
    };
    const timer = setTimeout(() => {
      import('./openChat.js')
        .then(async ({ openChat }) => {
          const close = await openChat(site, queries);
          if (isOver) close();
          else shutdown = close;
        })
        .catch(() => undefined);
    }, delay);
    const stop = session.onBeforeSignOut(end);
    return () => {
      stop();
      end();
    };
  }, [site, queries, session, storage]);
}
