import { useEffect, useState } from 'react';

/** Whether the content of an element overflows it. Such an element is given a tab stop, so that keys can scroll it. */
export function useIsScrollable(element: HTMLElement | null): boolean {
  const [scrollable, setScrollable] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const measure = () => setScrollable(element.scrollHeight > element.clientHeight);
    const sizes = new ResizeObserver(measure);
    const follow = () => {
      sizes.disconnect();
      for (const box of [element, ...element.children]) sizes.observe(box);
      measure();
    };
    follow();
    const children = new MutationObserver(follow);
    children.observe(element, { childList: true });
    return () => {
      children.disconnect();
      sizes.disconnect();
    };
  }, [element]);
  return scrollable;
}
