import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

export function LoginArt(): ReactElement {
  return (
    <ArtFrame align="xMidYMax">
      <g stroke="var(--livery-login-art1)" strokeWidth="40" strokeLinecap="round" strokeLinejoin="round">
        <path d="M680 860V680L560 560V430m0 130-80-60V420m200 260 110-120V410m0 150 70-50V440M680 680V500l-60-90V320m60 180 50-80v-90" />
      </g>
      <g stroke="var(--livery-login-art2)" strokeWidth="30" strokeLinecap="round" strokeLinejoin="round">
        <path d="M150 860V710l-90-90v-90m0 90L0 580v-60m150 190 90-90v-110m0 110 60-40v-70M150 710V590l-40-60v-70m40 130 36-70v-50" />
      </g>
      <g stroke="var(--livery-login-art3)" strokeWidth="22" strokeLinecap="round" strokeLinejoin="round">
        <path d="M420 860V750l-66-60v-50m0 50-40-26v-40m106 126 66-66v-60m0 60 40-30v-40M420 750V670l-26-40v-36m26 76 24-42" />
      </g>
      <path fill="var(--livery-login-art1)" d="M0 770c260-50 520-20 800-50v80H0z" />
      <g fill="var(--livery-login-art2)">
        <circle cx="330" cy="180" r="22" />
        <circle cx="372" cy="132" r="11" />
        <circle cx="640" cy="210" r="16" />
      </g>
      <path fill="var(--livery-login-art3)" d="M560 90c30-24 70-22 94 4l26-20v56l-26-20c-24 24-64 24-94-4z" />
    </ArtFrame>
  );
}
