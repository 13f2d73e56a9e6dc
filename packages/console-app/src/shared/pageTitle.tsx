import { useEffect, useRef } from 'react';
import { useService } from './services.js';
import { useSiteConfig } from './siteConfig.js';

interface Title {
  page: string;
  site: string;
}

/** How long another title stands, in ms (specification: account and billing, section 9). */
const restoredAfter = 2000;

/** What a page is called in the browser's tab. */
export function createPageTitles() {
  const titles: Title[] = [];
  let restoring: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const innermost = titles.at(-1);
    if (innermost && restoring === undefined) document.title = `${innermost.page} | ${innermost.site}`;
  }

  return {
    titles,
    show,
    /** Shows a message in place of the title for two seconds, for somebody who looks at another tab. */
    showBriefly(message: string): void {
      clearTimeout(restoring);
      document.title = message;
      restoring = setTimeout(() => {
        restoring = undefined;
        show();
      }, restoredAfter);
    },
    /** What the page on the screen is called, without the site; undefined while none has named itself. */
    pageName: (): string | undefined => titles.at(-1)?.page,
  };
}

/**
 * Names the page in the browser's tab: `<page> | <site name>` (specification: account and billing, section 2). Of several on a page the one that came last wins:
 * a resource's name over the title of its screen, whichever of them changes later.
 */
export function PageTitle({ title }: { title: string }) {
  const { siteName } = useSiteConfig();
  const { titles, show } = useService(createPageTitles);
  const mine = useRef<Title>({ page: '', site: '' });
  useEffect(() => {
    const entry = mine.current;
    titles.push(entry);
    return () => {
      titles.splice(titles.indexOf(entry), 1);
      show();
    };
  }, [titles, show]);
  useEffect(() => {
    Object.assign(mine.current, { page: title, site: siteName });
    show();
  }, [title, siteName, show]);
  return null;
}
