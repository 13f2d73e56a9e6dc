import type { ReactElement } from 'react';
import { LogoFrame, logoAccent, logoTint } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  const side = logoTint(props.on, 0.6);
  return (
    <LogoFrame
      {...props}
      width={91}
      mark={
        <g fill="none" stroke={accent} strokeLinecap="round" strokeWidth="3.6">
          <path d="M6 30c4-5-4-9 0-14s-3-8 0-11" opacity={side} />
          <path d="M16 30c5-6-5-10 0-16s-3-8 0-12" />
          <path d="M26 30c4-5-4-9 0-14s-3-8 0-11" opacity={side} />
        </g>
      }
      name={
        <text
          x="40"
          y="24"
          fontFamily="var(--livery-heading-family)"
          fontSize="25"
          fontWeight="800"
          letterSpacing="-0.045em"
        >
          Kelp
        </text>
      }
    />
  );
}
