import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={120}
      mark={
        <>
          <path d="m9 2 7 4v8l-7 4-7-4V6zm14 0 7 4v8l-7 4-7-4V6z" opacity=".55" />
          <path fill={accent} d="m16 15 7 4v8l-7 4-7-4v-8z" />
        </>
      }
      name={
        <text
          x="40"
          y="22.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="19"
          fontWeight="600"
          letterSpacing="0.1em"
        >
          BASALT
        </text>
      }
    />
  );
}
