import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMaxYMax">
      <g fill="var(--livery-login-art1)">
        <circle cx="520" cy="470" r="120" />
        <circle cx="730" cy="450" r="130" />
        <circle cx="430" cy="650" r="110" />
        <circle cx="800" cy="660" r="120" />
        <circle cx="560" cy="800" r="120" />
      </g>
      <g fill="var(--livery-login-art2)">
        <circle cx="625" cy="560" r="130" />
        <circle cx="720" cy="780" r="120" />
      </g>
      <path
        fill="var(--livery-login-art3)"
        d="M620 350c-70 20-130-10-150-90 76-18 136 14 150 90m0 0c-10-70 20-130 90-150 20 76-10 136-90 150"
      />
    </ArtFrame>
  );
}
