import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <path
        fill="var(--livery-login-art1)"
        d="M-60 430C20 200 250 60 470 90s400 150 420 370-140 420-400 440S-130 660-60 430"
      />
      <path
        fill="var(--livery-login-art2)"
        d="M40 450c60-170 230-270 400-250s310 120 320 280-100 300-300 310S-20 620 40 450"
      />
      <path
        fill="var(--livery-login-art1)"
        d="M140 460c50-120 170-190 290-170s220 90 230 200-70 210-220 210-350-120-300-240"
      />
      <path
        fill="var(--livery-login-art2)"
        d="M230 480c40-80 120-120 200-104s140 64 140 130-50 120-140 120-230-66-200-146"
      />
      <path
        fill="var(--livery-login-art3)"
        d="M596 150c34-14 78-4 84 20s-30 38-66 32-52-38-18-52M690 590c24-14 60-6 62 14s-30 28-54 20-32-20-8-34"
      />
      <path
        d="M330 480c14-12 28-12 42 0s28 12 42 0M390 530c14-12 28-12 42 0s28 12 42 0"
        stroke="var(--livery-login-art1)"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </ArtFrame>
  );
}
