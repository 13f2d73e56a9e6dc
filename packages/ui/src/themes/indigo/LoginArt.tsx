import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

interface Bar {
  x: number;
  y: number;
  length: number;
  prompt: boolean;
}

/** Lines of a session: indent, then lengths of words. A line that starts with a short word is a prompt. */
const lines = [
  [0, 14, 70, 120],
  [0, 210, 90],
  [24, 120, 60, 40],
  [24, 90, 150],
  [0, 14, 96, 64, 40],
  [24, 180, 30],
  [24, 60, 60, 110],
  [24, 140],
  [0, 14, 50],
] as const;

const bars = lines.flatMap(([indent, ...lengths], row): Bar[] => {
  let x: number = indent;
  return lengths.map((length) => {
    const bar = { x, y: row * 28, length, prompt: length === 14 };
    x += length + 14;
    return bar;
  });
});

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <g transform="translate(0 30)">
        <rect
          x="320"
          y="70"
          width="540"
          height="330"
          rx="14"
          fill="var(--livery-login-art1)"
          stroke="var(--livery-login-art2)"
          strokeWidth="2"
        />
        <path d="M320 112h480" stroke="var(--livery-login-art2)" strokeWidth="2" />
        <path fill="var(--livery-login-art2)" d="M342 84h14v14h-14zm24 0h14v14h-14zm24 0h14v14h-14z" />
        <path
          d="M352 146h180M352 180h110M480 180h200M352 214h240M352 248h150"
          stroke="var(--livery-login-art2)"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </g>
      <g transform="translate(0 -90)">
        <rect
          x="200"
          y="330"
          width="520"
          height="340"
          rx="14"
          fill="var(--livery-login-art1)"
          stroke="var(--livery-login-art2)"
          strokeWidth="2"
        />
        <path d="M200 374h520" stroke="var(--livery-login-art2)" strokeWidth="2" />
        <path fill="var(--livery-login-art2)" d="M222 345h14v14h-14zm24 0h14v14h-14zm24 0h14v14h-14z" />
        <g transform="translate(232 402)">
          {bars.map(({ x, y, length, prompt }) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width={length}
              height="12"
              rx="3"
              fill={prompt ? 'var(--livery-login-art3)' : 'var(--livery-login-art2)'}
            />
          ))}
          <rect x="92" y="220" width="12" height="20" fill="var(--livery-login-art3)" />
        </g>
      </g>
    </ArtFrame>
  );
}
