import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <path fill="var(--livery-login-art1)" d="m400 0 400 400-400 400L0 400z" />
      <g stroke="var(--livery-login-art2)" strokeWidth="1.5">
        <path d="m400 70 330 330-330 330L70 400zm0 40 290 290-290 290-290-290z" />
        <path d="m400-80 480 480-480 480-480-480z" />
      </g>
      <path d="m400 30 370 370-370 370L30 400z" stroke="var(--livery-login-art3)" strokeWidth="1.5" />
    </ArtFrame>
  );
}
