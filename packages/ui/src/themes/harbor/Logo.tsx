import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={113}
      mark={
        <g fill="none" stroke={accent} strokeLinecap="round" strokeLinejoin="round" strokeWidth="3">
          <circle cx="16" cy="6" r="3.5" />
          <path d="M16 10v19M10 14.5h12M4 19c0 6 5 10 12 10s12-4 12-10" />
          <path d="m1.8 22 2.2-3.5L7.5 21m17 0 3.5-2.5 2.2 3.5" strokeWidth="2.4" />
        </g>
      }
      name={
        <text
          x="40"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="22"
          fontWeight="700"
          letterSpacing="-0.02em"
        >
          Harbor
        </text>
      }
    />
  );
}
