import { useLayoutEffect, useMemo, useState } from 'react';
import { base } from '#shared/session.js';
import { Root } from '../root.js';
import { memoryPage } from './memoryPage.js';
import type { Site } from './site.js';

interface StoryConsoleProps {
  site: Site;
  /** The address to begin at, base path included. */
  address: string;
  /** Whether the page stays where it would be left by loading another. */
  stays: boolean;
}

/** The console of a story: what would load another page loads it here, in memory. */
export function StoryConsole({ site, address, stays }: StoryConsoleProps) {
  const [{ here, count }, setLoaded] = useState({ here: address, count: 0 });
  // One page for each load, also of the same address.
  const environment = useMemo(() => {
    const load = (following: string) => {
      if (!stays) setLoaded({ here: following, count: count + 1 });
    };
    return memoryPage(site, here, load);
  }, [site, here, count, stays]);

  // No frame may show links that nothing follows yet.
  useLayoutEffect(() => {
    /** A plain link of the console would leave the story; one that the router follows has been dealt with before. */
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      const to = link?.getAttribute('href') ?? '';
      if (event.defaultPrevented || !to.startsWith(base)) return;
      event.preventDefault();
      environment.assign(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [environment]);

  return <Root key={count} page={environment} />;
}
