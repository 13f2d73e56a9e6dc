import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMaxYMid">
      <g fill="var(--livery-login-art3)">
        <circle cx="560" cy="170" r="86" />
        <circle cx="690" cy="170" r="86" />
        <circle cx="560" cy="300" r="86" />
        <circle cx="690" cy="300" r="86" />
      </g>
      <circle cx="625" cy="235" r="60" fill="var(--livery-login-art1)" />
      <path
        d="M625 330c10 160-30 280 20 480"
        stroke="var(--livery-login-art2)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path fill="var(--livery-login-art2)" d="M632 560c70-80 140-70 180-40-30 70-110 90-180 40" />
      <path
        fill="var(--livery-login-art1)"
        d="M300 0a120 120 0 0 1-240 0zM0 420a90 90 0 0 1 0 180zm330 240h150v150H330z"
      />
      <circle cx="120" cy="250" r="46" fill="var(--livery-login-art2)" />
      <path fill="var(--livery-login-art2)" d="m330 210 60 104H270zM180 700a80 80 0 0 1 160 0z" />
      <path
        d="M360 470c24-36 48-36 72 0s48 36 72 0"
        stroke="var(--livery-login-art1)"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <circle cx="440" cy="110" r="18" fill="var(--livery-login-art3)" />
    </ArtFrame>
  );
}
