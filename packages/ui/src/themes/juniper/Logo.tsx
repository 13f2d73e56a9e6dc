import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={110}
      mark={
        <>
          <path fill="none" stroke={accent} strokeLinecap="round" strokeWidth="2" d="M16 30V10" />
          <path
            fill={accent}
            d="M16 12C11.5 10 10.5 5 16 1c5.5 4 4.5 9 0 11M15 19c-6 1-10-2-10.5-8C10.5 10.5 14.5 13 15 19m2 0c.5-6 4.5-8.5 10.5-8C27 17 23 20 17 19M15 27c-5.5 1-9-1-10-6.5 5.5-.5 9 1.5 10 6.5m2 0c1-5 4.5-7 10-6.5C26 26 22.5 28 17 27"
          />
          <g>
            <circle cx="9.5" cy="6" r="2.2" />
            <circle cx="22.5" cy="6" r="2.2" />
          </g>
        </>
      }
      name={
        <text
          x="38"
          y="23"
          fontFamily="var(--livery-heading-family)"
          fontSize="21"
          fontWeight="600"
          letterSpacing="-0.01em"
        >
          Juniper
        </text>
      }
    />
  );
}
