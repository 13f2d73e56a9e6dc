import type { ReactElement } from 'react';
import { LogoFrame, logoAccent, logoTint } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={104}
      mark={
        <g fill="none" stroke={accent} strokeLinecap="round" strokeWidth="3">
          <path d="M5 27C5 13 10 5 19 5" />
          <path d="M12 27c0-9 3-14.5 10-14.5" opacity={logoTint(props.on, 0.75)} />
          <path d="M19 27c0-4.5 2-7.5 7-7.5" opacity={logoTint(props.on, 0.6)} />
        </g>
      }
      name={
        <text
          x="36"
          y="22.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="22"
          fontWeight="600"
          letterSpacing="-0.04em"
        >
          aurora
        </text>
      }
    />
  );
}
