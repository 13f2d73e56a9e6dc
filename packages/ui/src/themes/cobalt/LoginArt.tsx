import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <g strokeWidth="64">
        <circle cx="800" cy="800" r="160" stroke="var(--livery-login-art1)" />
        <circle cx="800" cy="800" r="290" stroke="var(--livery-login-art2)" />
        <circle cx="800" cy="800" r="420" stroke="var(--livery-login-art1)" />
        <circle cx="0" cy="0" r="110" stroke="var(--livery-login-art2)" />
        <circle cx="0" cy="0" r="240" stroke="var(--livery-login-art1)" />
      </g>
      <circle cx="800" cy="800" r="96" fill="var(--livery-login-art3)" />
      <circle cx="120" cy="640" r="22" fill="var(--livery-login-art2)" />
      <circle cx="690" cy="150" r="34" fill="var(--livery-login-art1)" />
    </ArtFrame>
  );
}
