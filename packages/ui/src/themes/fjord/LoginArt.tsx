import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <path fill="var(--livery-login-art1)" d="m0 420 130-150 90 80L360 150l120 170 90-70 230 170z" />
      <path fill="var(--livery-login-art2)" d="m0 420 90-70 90 40 130-110 110 110 90-50 130 80z" />
      <path fill="var(--livery-login-art2)" d="m540 420 130-120 130 90v30z" />
      <path fill="var(--livery-login-art1)" d="m0 440 130 110 90-60 140 150 120-130 90 60 230-130z" opacity=".55" />
      <path fill="var(--livery-login-art2)" d="m0 440 90 50 90-30 130 80 110-80 90 36 130-56z" opacity=".55" />
      <path d="M0 430h800" stroke="var(--livery-login-art3)" strokeWidth="3" />
      <path
        d="M500 500h180M540 530h110M90 490h120M70 520h60"
        stroke="var(--livery-login-art2)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="620" cy="150" r="40" fill="var(--livery-login-art2)" />
    </ArtFrame>
  );
}
