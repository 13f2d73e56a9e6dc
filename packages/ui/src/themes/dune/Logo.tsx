import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={94}
      mark={
        <>
          <path fill={accent} d="M16 4a8 8 0 0 1 8 8c0 .9-.1 1.7-.4 2.5-3.400.5-6.1 2-9 3.6L11.5 19.6A8 8 0 0 1 16 4" />
          <path d="M1 23c6 0 10-2.5 14-4.7 4.5-2.5 9-4.3 16-2.3v4.5c-7-2-11.5-.2-16 2.3-4 2.2-8 4.7-14 4.7z" />
          <path d="M9 29c3-.8 5.5-2.1 8-3.5 4-2.2 8.5-3.6 14-2.5v6z" opacity=".5" />
        </>
      }
      name={
        <text
          x="38"
          y="24"
          fontFamily="var(--livery-heading-family)"
          fontSize="25"
          fontWeight="800"
          letterSpacing="-0.03em"
        >
          dune
        </text>
      }
    />
  );
}
