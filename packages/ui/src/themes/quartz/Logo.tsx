import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={107}
      mark={
        <>
          <path fill={accent} d="M15.4 1.6 8 9v14l7.4 7.4z" opacity=".85" />
          <path fill={accent} d="m16.6 1.6 7 7-7 4.8z" opacity=".92" />
          <path fill={accent} d="M24 9.7V23l-7.4 7.4V14.8z" />
          <path fill={accent} d="m6.5 15-4 4v7l4 4zm19 0 4 4v7l-4 4z" opacity=".85" />
        </>
      }
      name={
        <text
          x="38"
          y="23"
          fontFamily="var(--livery-heading-family)"
          fontSize="22"
          fontWeight="500"
          letterSpacing="-0.02em"
        >
          Quartz
        </text>
      }
    />
  );
}
