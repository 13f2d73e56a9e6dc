import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

const turns = Array.from({ length: 18 }, (_unused, index) => index * 10);

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      {(
        [
          [800, 800, 'var(--livery-login-art2)'],
          [0, 0, 'var(--livery-login-art1)'],
        ] as const
      ).map(([x, y, color]) => (
        <g key={x} transform={`translate(${x} ${y})`} stroke={color} strokeWidth="1.5">
          {turns.map((turn) => (
            <ellipse key={turn} rx="330" ry="120" transform={`rotate(${turn})`} />
          ))}
        </g>
      ))}
      <path d="M0 4h800M0 796h800" stroke="var(--livery-login-art3)" strokeWidth="8" />
    </ArtFrame>
  );
}
