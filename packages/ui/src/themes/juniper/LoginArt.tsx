import { useId, type ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  const id = useId();
  return (
    <ArtFrame>
      <defs>
        <pattern id={id} width="160" height="160" patternUnits="userSpaceOnUse" patternTransform="rotate(-18)">
          <path d="M80 150V20" stroke="var(--livery-login-art2)" strokeWidth="3" strokeLinecap="round" />
          <path
            fill="var(--livery-login-art1)"
            d="M80 44C66 36 64 18 80 4c16 14 14 32 0 40m-4 30c-22 4-36-8-38-30 22-2 36 8 38 30m8 0c2-22 16-32 38-30-2 22-16 34-38 30m-8 46c-22 4-38-8-40-32 24-2 38 10 40 32m8 0c2-22 16-34 40-32-2 24-18 36-40 32"
          />
          <circle cx="20" cy="140" r="7" fill="var(--livery-login-art2)" />
          <circle cx="38" cy="150" r="5" fill="var(--livery-login-art1)" />
        </pattern>
      </defs>
      <rect width="800" height="800" fill={`url(#${id})`} />
      <g fill="var(--livery-login-art3)">
        <circle cx="96" cy="664" r="9" />
        <circle cx="122" cy="678" r="7" />
        <circle cx="676" cy="128" r="9" />
      </g>
    </ArtFrame>
  );
}
