import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={112}
      mark={
        <path
          fill={accent}
          fillRule="evenodd"
          d="M16 1a15 15 0 1 0 0 30 15 15 0 0 0 0-30m0 8a7 7 0 0 1 5.6 2.8l4.8-3.6A13 13 0 0 0 16 3a13 13 0 1 0 10.4 20.8l-4.8-3.6A7 7 0 1 1 16 9"
        />
      }
      name={
        <text
          x="38"
          y="24"
          fontFamily="var(--livery-heading-family)"
          fontSize="24"
          fontWeight="800"
          letterSpacing="-0.045em"
        >
          Cobalt
        </text>
      }
    />
  );
}
