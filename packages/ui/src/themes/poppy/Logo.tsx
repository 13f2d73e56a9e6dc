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
        <>
          <path
            fill={accent}
            fillRule="evenodd"
            d="M16 1c4 0 6.5 2.6 6.5 6.2 0 .8-.1 1.5-.4 2.2.7-.3 1.5-.4 2.2-.4C28 9 31 12 31 16s-3 7-6.7 7c-.7 0-1.5-.1-2.2-.4.3.7.4 1.4.4 2.2C22.5 28.4 20 31 16 31s-6.5-2.6-6.5-6.2c0-.8.1-1.5.4-2.2-.7.3-1.5.4-2.2.4C4 23 1 20 1 16s3-7 6.7-7c.7 0 1.5.1 2.2.4-.3-.7-.4-1.4-.4-2.2C9.5 3.6 12 1 16 1m0 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8"
          />
          <circle cx="16" cy="16" r="2" />
        </>
      }
      name={
        <text
          x="38"
          y="22.5"
          fontFamily="var(--livery-heading-family)"
          fontSize="26"
          fontWeight="800"
          letterSpacing="-0.04em"
        >
          poppy
        </text>
      }
    />
  );
}
