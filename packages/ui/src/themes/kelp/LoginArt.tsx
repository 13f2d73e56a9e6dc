import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

/** Blades from left to right: place, height, whether in front. */
const blades = [
  [300, 520, false],
  [390, 640, true],
  [470, 430, false],
  [545, 730, true],
  [625, 560, false],
  [700, 660, true],
  [770, 480, false],
] as const;

function blade(x: number, height: number): string {
  const waves = Math.round(height / 90);
  const wave = Array.from({ length: waves }, (_unused, index) => `q${index % 2 ? -44 : 44}-45 0-90`).join('');
  const back = Array.from({ length: waves }, (_unused, index) => `q${(waves - index) % 2 ? 70 : -18} 45 0 90`).join('');
  return `M${x} 810${wave}${back}z`;
}

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMaxYMax">
      {blades.map(([x, height, front]) => (
        <path key={x} fill={front ? 'var(--livery-login-art2)' : 'var(--livery-login-art1)'} d={blade(x, height)} />
      ))}
      <g stroke="var(--livery-login-art3)" strokeWidth="3">
        <circle cx="340" cy="400" r="12" />
        <circle cx="362" cy="352" r="7" />
        <circle cx="590" cy="340" r="15" />
        <circle cx="664" cy="270" r="8" />
      </g>
      <path fill="var(--livery-login-art1)" d="M0 780c220-50 460-10 800-40v60H0z" />
    </ArtFrame>
  );
}
