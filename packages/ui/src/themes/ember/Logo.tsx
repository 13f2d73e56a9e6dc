import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={125}
      mark={
        <path
          fill={accent}
          fillRule="evenodd"
          d="M18 1c1 6-9 9-9 18 0 .8.1 1.6.3 2.3C7.2 20 6 17.8 6 15.5 3.8 17.6 3 20 3 22c0 5 5 9 13 9s13-4 13-10c0-9-11-11-11-20m-2 17c4 3 6 5 6 8 0 2-2.5 3-6 3s-6-1-6-3c0-3 4.5-4 6-8"
        />
      }
      name={
        <text
          x="44"
          y="23.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="23"
          fontWeight="800"
          letterSpacing="0.02em"
          transform="skewX(-9)"
        >
          EMBER
        </text>
      }
    />
  );
}
