import { forwardRef } from 'react';
import { Link, matchRoute, useRouter } from 'wouter';
import type { LinkComponentProps } from '@livery/ui';
import { routes } from '#routes.js';

const isInternal = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/** Fetches the code of the screen behind a link before it is followed. */
function usePrefetch(href: string) {
  const { parser } = useRouter();
  return () => {
    const path = href.split(/[?#]/)[0] ?? href;
    const route = routes.find((one) => matchRoute(parser, one.path, path)[0]);
    route?.prefetch().catch(() => undefined);
  };
}

/** A link of the console: a screen's address stays in the page, any other leaves it. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkComponentProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const prefetch = usePrefetch(href);
  if (!isInternal(href)) {
    return (
      <a {...rest} href={href} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <Link
      {...rest}
      href={href}
      ref={ref}
      onPointerEnter={(event) => {
        prefetch();
        rest.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetch();
        rest.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
});
