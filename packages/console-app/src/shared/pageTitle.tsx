import { useEffect, useRef } from 'react';
import { useSiteConfig } from './siteConfig.js';

const titles: { title: string }[] = [];

function show(): void {
  const innermost = titles.at(-1);
  if (innermost) document.title = innermost.title;
}

/**
 * Names the page in the browser's tab: `<page> | <site name>` (A 2). Of several on a page the one that came last wins:
 * a resource's name over the title of its screen, whichever of them changes later.
 */
export function PageTitle({ title }: { title: string }) {
  const { siteName } = useSiteConfig();
  const mine = useRef({ title: '' });
  useEffect(() => {
    const entry = mine.current;
    titles.push(entry);
    return () => {
      titles.splice(titles.indexOf(entry), 1);
      show();
    };
  }, []);
  useEffect(() => {
    mine.current.title = `${title} | ${siteName}`;
    show();
  }, [title, siteName]);
  return null;
}
