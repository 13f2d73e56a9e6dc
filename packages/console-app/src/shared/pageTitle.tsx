import { useEffect, useRef } from 'react';
import { useSiteConfig } from './siteConfig.js';

interface Title {
  page: string;
  site: string;
}

const titles: Title[] = [];

function show(): void {
  const innermost = titles.at(-1);
  if (innermost && restoring === undefined) document.title = `${innermost.page} | ${innermost.site}`;
}

/** How long another title stands, in ms (specification: account and billing, section 9). */
const restoredAfter = 2000;
let restoring: ReturnType<typeof setTimeout> | undefined;

/** Shows a message in place of the title for two seconds, for somebody who looks at another tab. */
export function showTitleBriefly(message: string): void {
  clearTimeout(restoring);
  document.title = message;
  restoring = setTimeout(() => {
    restoring = undefined;
    show();
  }, restoredAfter);
}

/** What the page on the screen is called, without the site; undefined while none has named itself. */
export const pageName = (): string | undefined => titles.at(-1)?.page;

/**
 * Names the page in the browser's tab: `<page> | <site name>` (specification: account and billing, section 2). Of several on a page the one that came last wins:
 * a resource's name over the title of its screen, whichever of them changes later.
 */
export function PageTitle({ title }: { title: string }) {
  const { siteName } = useSiteConfig();
  const mine = useRef<Title>({ page: '', site: '' });
  useEffect(() => {
    const entry = mine.current;
    titles.push(entry);
    return () => {
      titles.splice(titles.indexOf(entry), 1);
      show();
    };
  }, []);
  useEffect(() => {
    Object.assign(mine.current, { page: title, site: siteName });
    show();
  }, [title, siteName]);
  return null;
}
