import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={90}
      mark={
        <>
          <path fill={accent} d="M1 19 11 3l6 9.5L20 8l11 11z" />
          <path fill={accent} d="M1 21.5h30l-3.4 2H3.2zM4.9 25h20.2l-3.4 2H7.1zM8.8 28.5h6l-2 2H11z" />
        </>
      }
      name={
        <text
          x="38"
          y="23"
          fontFamily="var(--livery-heading-family)"
          fontSize="22"
          fontWeight="700"
          letterSpacing="-0.02em"
        >
          Fjord
        </text>
      }
    />
  );
}
