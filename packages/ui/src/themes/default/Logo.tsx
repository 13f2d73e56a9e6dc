import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={101}
      mark={
        <>
          <path fill={accent} opacity=".3" d="M4 2h24v15c0 6.5-5 10.5-12 13C9 27.5 4 23.5 4 17z" />
          <path fill={accent} d="M4 11.5 13.5 2H22L4 20zM6 23.6 27.6 2H28v8.1L10.6 27.5z" />
        </>
      }
      name={
        <text
          x="38"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="21"
          fontWeight="700"
          letterSpacing="-0.02em"
        >
          Livery
        </text>
      }
    />
  );
}
