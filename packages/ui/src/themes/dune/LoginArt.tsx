import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <circle cx="560" cy="450" r="110" fill="var(--livery-login-art3)" />
      <path
        fill="var(--livery-login-art1)"
        d="M0 470c120-70 210-80 330-10 90 52 190 40 290-20 70-42 130-50 180-40v400H0z"
      />
      <path fill="var(--livery-login-art2)" d="M0 560c150 30 240-80 390-60 170 22 240 110 410 70v230H0z" />
      <path
        fill="var(--livery-login-art1)"
        d="M390 500c-60 90 20 130-40 190s-60 110-60 110H0V690c170-10 300-80 390-190"
        opacity=".75"
      />
      <path fill="var(--livery-login-art2)" d="M0 720c200 20 330-70 520-40 110 18 190 50 280 30v90H0z" />
    </ArtFrame>
  );
}
