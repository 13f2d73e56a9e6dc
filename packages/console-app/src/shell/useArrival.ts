import { useEffect, useRef } from 'react';
import { useAnnounce } from '@livery/ui';
import { createPageTitles } from '#shared/pageTitle.js';
import { useEnvironment, useService } from '#shared/services.js';
import { useSiteConfig } from '#shared/siteConfig.js';

export const mainId = 'main';

/**
 * After following a link or going back, the page has the focus and is announced by its name. Who did something else while
 * its code was on its way, as opening a menu, keeps the focus there. `path` is the address of the screen that is shown.
 */
export function useArrival(path: string): void {
  const announce = useAnnounce();
  const { siteName } = useSiteConfig();
  const { pageName } = useService(createPageTitles);
  const { address } = useEnvironment();
  const shown = useRef(path);
  /** Of the screen that is shown. */
  const ownPathname = useRef(address.pathname);
  /** What had the focus when the person first did something after leaving the screen that was still shown. */
  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    ownPathname.current = address.pathname;
    if (shown.current === path) return;
    shown.current = path;
    const main = document.getElementById(mainId);
    const { activeElement: focused, body } = document;
    const isElsewhere = focusedBefore.current && focused !== focusedBefore.current && focused !== body;
    if (!isElsewhere || main?.contains(focused)) main?.focus({ preventScroll: true });
    announce(pageName() ?? siteName);
  }, [path, siteName, announce, pageName, address]);

  useEffect(() => {
    const notice = () => {
      // The address is already the next screen's while that one loads.
      const isLeaving = address.pathname !== ownPathname.current;
      focusedBefore.current = isLeaving ? (focusedBefore.current ?? document.activeElement) : null;
    };
    const gestures = ['pointerdown', 'keydown'];
    for (const gesture of gestures) addEventListener(gesture, notice, true);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, notice, true);
    };
  }, [address]);
}
