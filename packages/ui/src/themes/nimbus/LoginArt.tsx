import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <path
        fill="var(--livery-login-art1)"
        d="M90 330a80 80 0 0 1-6-160 120 120 0 0 1 230-30 90 90 0 0 1 20 190zM560 250a56 56 0 0 1 0-112 90 90 0 0 1 174-10 62 62 0 0 1 26 122z"
      />
      <path
        fill="var(--livery-login-art2)"
        d="M-40 800V640a110 110 0 0 1 60-200 150 150 0 0 1 280-40 120 120 0 0 1 150 150 60 60 0 0 1 30 90v160z"
      />
      <path
        fill="var(--livery-login-art1)"
        d="M330 800V690a90 90 0 0 1 110-178 130 130 0 0 1 244-24 96 96 0 0 1 156 90v222z"
      />
      <g transform="translate(610 360)">
        <circle r="44" fill="var(--livery-login-art3)" />
        <path d="m-18 0 12 13L19-14" stroke="var(--livery-login-art1)" strokeWidth="8" />
      </g>
    </ArtFrame>
  );
}
