import type { ReactElement, ReactNode } from 'react';

/** The frame of every login picture: 800 by 800 units, cut to fill its container, unseen by assistive technology. */
export function ArtFrame({ children, align = 'xMidYMid' }: { children: ReactNode; align?: string }): ReactElement {
  return (
    <svg
      viewBox="0 0 800 800"
      width="100%"
      height="100%"
      preserveAspectRatio={`${align} slice`}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
