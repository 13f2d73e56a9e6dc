import { useId, type ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  const id = useId();
  return (
    <ArtFrame align="xMidYMax">
      <defs>
        <pattern id={id} width="80" height="48" patternUnits="userSpaceOnUse">
          <path
            d="M-20 12c14 0 26 14 40 14s26-14 40-14 26 14 40 14"
            stroke="var(--livery-login-art2)"
            strokeWidth="5"
          />
          <path
            d="M-60 36c14 0 26 14 40 14S6 36 20 36s26 14 40 14 26-14 40-14"
            stroke="var(--livery-login-art2)"
            strokeWidth="5"
          />
        </pattern>
      </defs>
      <rect y="600" width="800" height="200" fill="var(--livery-login-art1)" />
      <rect y="604" width="800" height="48" fill={`url(#${id})`} />
      <path fill="var(--livery-login-art1)" d="M90 520h620l-50 90H150z" />
      <path
        fill="var(--livery-login-art2)"
        d="M150 460h80v56h-80zm170 0h80v56h-80zm86 0h80v56h-80zm86 0h80v56h-80zm-256-60h80v56h-80zm86 0h80v56h-80zm170 0h80v56h-80z"
      />
      <path fill="var(--livery-login-art1)" d="M236 460h80v56h-80zm170-60h80v56h-80zM322 340h80v56h-80z" />
      <path fill="var(--livery-login-art3)" d="M492 340h80v56h-80zM150 400h80v56h-80z" />
      <path fill="var(--livery-login-art2)" d="M604 420h70v96h-70zm14-40h20v36h-20z" />
      <path d="M60 600V250h300M60 330l110-80M40 600h60" stroke="var(--livery-login-art2)" strokeWidth="8" />
      <path d="M280 250v54" stroke="var(--livery-login-art3)" strokeWidth="4" />
      <path fill="var(--livery-login-art3)" d="M240 304h80v32h-80z" />
    </ArtFrame>
  );
}
