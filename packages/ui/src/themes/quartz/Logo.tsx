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
          <path fill={accent} d="M16 1 8 9v14l8 8z" opacity=".55" />
          <path fill={accent} d="m16 1 8 8-8 5.5z" opacity=".8" />
          <path fill={accent} d="M24 9v14l-8 8V14.5z" />
          <path fill={accent} d="m6.5 15-4 4v7l4 4zm19 0 4 4v7l-4 4z" opacity=".4" />
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
