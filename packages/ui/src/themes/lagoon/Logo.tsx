import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={114}
      mark={
        <>
          <path fill="none" stroke={accent} strokeLinecap="round" strokeWidth="3.4" d="M22.5 4.7A13 13 0 1 0 29 16" />
          <path
            fill="none"
            stroke={accent}
            strokeLinecap="round"
            strokeWidth="2.6"
            d="M9 14.5c2.3-2 4.7-2 7 0s4.7 2 7 0M9 20.5c2.3-2 4.7-2 7 0s4.7 2 7 0"
          />
          <circle cx="27.5" cy="8.5" r="2.5" />
        </>
      }
      name={
        <text
          x="38"
          y="23"
          fontFamily="var(--livery-heading-family)"
          fontSize="24"
          fontWeight="400"
          letterSpacing="0.01em"
        >
          lagoon
        </text>
      }
    />
  );
}
