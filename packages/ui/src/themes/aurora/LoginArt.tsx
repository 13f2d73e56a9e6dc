import { useId, type ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  const id = useId();
  return (
    <ArtFrame>
      <defs>
        <linearGradient id={`${id}a`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--livery-login-art1)" stopOpacity="0" />
          <stop offset="0.55" stopColor="var(--livery-login-art2)" />
          <stop offset="1" stopColor="var(--livery-login-art2)" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}b`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--livery-login-art3)" stopOpacity="0" />
          <stop offset="0.8" stopColor="var(--livery-login-art3)" stopOpacity="0.12" />
          <stop offset="1" stopColor="var(--livery-login-art3)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id}a)`}
        d="M0 120C160 40 250 300 430 210S690 20 800 110v330C660 330 600 520 430 520S150 380 0 480z"
      />
      <path
        fill={`url(#${id}a)`}
        d="M0 300c140 60 240-120 400-40s260 120 400-20v300c-150 60-260-60-400-20S140 640 0 560z"
        opacity=".7"
      />
      <path
        fill={`url(#${id}b)`}
        d="M0 330c190 90 260-110 440-50s250 40 360-60v230c-120 110-230 50-360 40S170 560 0 500z"
      />
      <path fill="var(--livery-login-art1)" d="m0 700 110-90 70 50 120-130 130 120 80-60 110 90 70-50 110 90v80H0z" />
      <path
        fill="var(--livery-login-art3)"
        d="M90 90h3v3h-3zm140 70h2v2h-2zm130-100h3v3h-3zm180 60h2v2h-2zm120-70h3v3h-3zm70 180h2v2h-2zM60 230h2v2h-2zm420-30h2v2h-2z"
      />
    </ArtFrame>
  );
}
