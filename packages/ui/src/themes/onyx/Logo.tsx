import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={116}
      mark={
        <>
          <g fill="none" stroke={accent} strokeLinejoin="miter">
            <path d="M16 1.5 30.5 16 16 30.5 1.5 16z" strokeWidth="1.2" />
            <path d="M16 8 24 16l-8 8-8-8z" strokeWidth="1.2" />
          </g>
          <path fill={accent} d="m16 12 4 4-4 4-4-4z" />
        </>
      }
      name={
        <text
          x="46"
          y="22"
          fontFamily="var(--livery-heading-family)"
          fontSize="18"
          fontWeight="400"
          letterSpacing="0.34em"
        >
          ONYX
        </text>
      }
    />
  );
}
