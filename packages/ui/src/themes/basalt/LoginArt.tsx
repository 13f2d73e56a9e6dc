import { useId, type ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  const id = useId();
  return (
    <ArtFrame>
      <defs>
        <pattern id={id} width="120" height="208" patternUnits="userSpaceOnUse">
          <path fill="var(--livery-login-art1)" d="m60 2 58 33v66l-58 33L2 101V35z" />
          <path fill="var(--livery-login-art2)" d="m60 2 58 33-58 34L2 35z" />
          <path
            fill="var(--livery-login-art1)"
            d="m0 106 58 33v66L0 238zm120 0-58 33v66l58 33zM0-102l58 33v66L0 30zm120 0L62-69v66l58 33z"
          />
          <path fill="var(--livery-login-art2)" d="m0 106 58 33-58 34zm120 0-58 33 58 34z" />
        </pattern>
      </defs>
      <rect width="800" height="800" fill={`url(#${id})`} />
      <path fill="var(--livery-login-art3)" d="m540 210 58 33v66l-58 33-58-33v-66z" />
    </ArtFrame>
  );
}
