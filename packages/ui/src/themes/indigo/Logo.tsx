import type { ReactElement } from 'react';
import { LogoFrame, logoAccent } from '../LogoFrame.js';
import type { LogoProps } from '../theme.js';

export function Logo(props: LogoProps): ReactElement {
  const accent = logoAccent(props.on);
  return (
    <LogoFrame
      {...props}
      width={108}
      mark={
        <path
          fill={accent}
          fillRule="evenodd"
          d="M7 3a5 5 0 0 0-5 5v16a5 5 0 0 0 5 5h18a5 5 0 0 0 5-5V8a5 5 0 0 0-5-5zm1.4 7.4 2-2L18 16l-7.6 7.6-2-2L14 16zM18 21h7v2.8h-7z"
        />
      }
      name={
        <text
          x="39"
          y="22.5"
          fontFamily="ui-monospace, monospace"
          fontSize="20"
          fontWeight="700"
          letterSpacing="-0.03em"
        >
          indigo
        </text>
      }
    />
  );
}
