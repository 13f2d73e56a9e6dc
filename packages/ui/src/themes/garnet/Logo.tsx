import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={123}
      mark={
        <g fill="none" stroke={accent} strokeLinejoin="round" strokeWidth="1.6">
          <path d="M10 2h12l8 8v12l-8 8H10l-8-8V10z" />
          <path d="M12.5 8h7L24 12.5v7L19.5 24h-7L8 19.5v-7zM10 2l2.5 6M22 2l-2.5 6M30 10l-6 2.5M30 22l-6-2.5M22 30l-2.5-6M10 30l2.5-6M2 22l6-2.5M2 10l6 2.5" />
        </g>
      }
      name={
        <text
          x="42"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="24"
          fontWeight="600"
          letterSpacing="0.005em"
        >
          Garnet
        </text>
      }
    />
  );
}
