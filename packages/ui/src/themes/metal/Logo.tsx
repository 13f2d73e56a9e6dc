import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={117}
      mark={
        <path
          fill={accent}
          fillRule="evenodd"
          d="M2 3h28v8H2zm4 3v2h2V6zm5 0v2h12V6zM2 12h28v8H2zm4 3v2h2v-2zm5 0v2h12v-2zM2 21h28v8H2zm4 3v2h2v-2zm5 0v2h7v-2z"
        />
      }
      name={
        <text
          x="40"
          y="23"
          fontFamily="var(--livery-heading-family)"
          fontSize="20"
          fontWeight="700"
          letterSpacing="0.16em"
        >
          METAL
        </text>
      }
    />
  );
}
