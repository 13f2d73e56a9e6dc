import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={165}
      mark={
        <path
          fill={accent}
          fillRule="evenodd"
          d="M9 26a7 7 0 0 1-1.2-13.9A9 9 0 0 1 25 14.1 6 6 0 0 1 24.5 26zm5.8-3.6 7.4-7.4-2-2-5.4 5.4-2.4-2.4-2 2z"
        />
      }
      name={
        <text x="38" y="22.5" fontFamily="var(--livery-heading-family)" fontSize="20" letterSpacing="-0.01em">
          <tspan fontWeight="700">nimbus</tspan>
          <tspan fontWeight="300" dx="5">
            public
          </tspan>
        </text>
      }
    />
  );
}
