import type { ReactElement } from 'react';
import { LogoFrame, logoAccent, logoTint } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  const side = logoTint(props.on, 0.75);
  return (
    <LogoFrame
      {...props}
      width={142}
      mark={
        <>
          <g fill={accent}>
            <circle cx="10.5" cy="13" r="5" />
            <circle cx="21.5" cy="13" r="5" />
            <circle cx="16" cy="17" r="5.2" />
            <circle cx="8.5" cy="20.5" r="4.6" opacity={side} />
            <circle cx="23.5" cy="20.5" r="4.6" opacity={side} />
            <circle cx="16" cy="26" r="5" opacity={side} />
          </g>
          <path d="M16 8c-4 1-7-1-8-5 4-1 7 1 8 5m0 0c-.5-3 1-6 5-7 1 4-1 7-5 7" />
        </>
      }
      name={
        <text
          x="36"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="25"
          fontWeight="800"
          letterSpacing="-0.05em"
        >
          mulberry
        </text>
      }
    />
  );
}
