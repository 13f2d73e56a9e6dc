import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMaxYMid">
      <path fill="var(--livery-login-art1)" d="M800 0v800H420l60-140-110 60 90-210-80 30L620 0z" />
      <path fill="var(--livery-login-art2)" d="M800 120v680H560l50-120-80 40 70-170-50 16L720 200z" />
      <path fill="var(--livery-login-art3)" d="m800 470-70 130 40-12-90 130 50-20-50 102h120z" />
      <g fill="var(--livery-login-art3)">
        <path d="m470 300 9 14-9 14-9-14zm70-150 6 10-6 10-6-10zm-180 90 5 8-5 8-5-8zm300-60 8 12-8 12-8-12zM600 340l5 8-5 8-5-8z" />
      </g>
      <path
        fill="var(--livery-login-art2)"
        d="m300 120 6 10-6 10-6-10zm120-60 8 12-8 12-8-12zM200 300l7 11-7 11-7-11z"
      />
    </ArtFrame>
  );
}
