import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMidYMax">
      <path fill="var(--livery-login-art1)" d="M400 270 230 450v350h170z" />
      <path fill="var(--livery-login-art2)" d="m400 270 170 180-170 110z" />
      <path fill="var(--livery-login-art1)" d="M570 450v350H400V560z" opacity=".7" />
      <path fill="var(--livery-login-art2)" d="m230 450 170 110v240H230z" opacity=".55" />
      <path fill="var(--livery-login-art2)" d="M150 520 50 610v190h100z" />
      <path fill="var(--livery-login-art1)" d="m150 520 100 90v190H150z" />
      <path fill="var(--livery-login-art1)" d="m680 480-100 90v230h100z" />
      <path fill="var(--livery-login-art2)" d="m680 480 110 100v220H680z" />
      <path fill="var(--livery-login-art2)" d="m310 660-70 60v80h70z" />
      <path fill="var(--livery-login-art1)" d="m310 660 70 60v80h-70z" />
      <path
        d="m400 560 170-110M400 560 230 450m170 110v50M150 520v60M680 480v60"
        stroke="var(--livery-login-art3)"
        strokeWidth="2.5"
      />
      <path fill="var(--livery-login-art3)" d="m640 340 14 20-14 20-14-20zM712 296l8 12-8 12-8-12z" />
    </ArtFrame>
  );
}
