import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={87}
      mark={
        <>
          <path
            fill="none"
            stroke={accent}
            strokeLinecap="round"
            strokeLinejoin="round"
            strokeWidth="3.2"
            d="M16 30v-8l-8-8V7m0 7-5-3.5V6m13 16 8-8V6m0 8 5-3V7M16 22V12l-3-4.5V3m3 9 3-5V4"
          />
          <circle cx="24.5" cy="26" r="2.5" />
          <circle cx="29" cy="20.5" r="1.5" />
        </>
      }
      name={
        <text
          x="38"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="25"
          fontWeight="700"
          letterSpacing="-0.05em"
        >
          reef
        </text>
      }
    />
  );
}
