import type { ReactElement } from 'react';
import { ArtFrame } from '../ArtFrame.js';

interface Unit {
  y: number;
  front: 'drives' | 'vents' | 'blank';
  /** Which of the three lamps is lit. */
  lamp?: 0 | 1 | 2;
}

/** The rack from the top; blank units lie under the logo and the words. */
const units: readonly Unit[] = [
  { y: 8, front: 'blank' },
  { y: 70, front: 'vents', lamp: 1 },
  { y: 132, front: 'drives', lamp: 0 },
  { y: 194, front: 'drives', lamp: 2 },
  { y: 256, front: 'vents', lamp: 1 },
  { y: 318, front: 'drives', lamp: 0 },
  { y: 380, front: 'drives', lamp: 2 },
  { y: 442, front: 'vents', lamp: 1 },
  { y: 504, front: 'drives', lamp: 0 },
  { y: 566, front: 'blank' },
  { y: 628, front: 'blank' },
  { y: 690, front: 'blank' },
  { y: 752, front: 'blank' },
];

const fronts = {
  drives: <path fill="var(--livery-login-art2)" d="M46 12h56v30H46zm64 0h56v30h-56zm64 0h56v30h-56zm64 0h56v30h-56z" />,
  vents: <path stroke="var(--livery-login-art2)" strokeWidth="4" d="M46 16h250M46 27h250M46 38h250" />,
  blank: null,
} as const;

export function LoginArt(): ReactElement {
  return (
    <ArtFrame>
      <path fill="var(--livery-login-art1)" d="M120 0h16v800h-16zm544 0h16v800h-16z" />
      {units.map(({ y, front, lamp }) => (
        <g key={y} transform={`translate(144 ${y})`}>
          <path fill="var(--livery-login-art1)" d="M0 0h512v54H0z" />
          <path fill="var(--livery-login-art2)" d="M16 14h10v26H16zm470 0h10v26h-10z" />
          {fronts[front]}
          {lamp !== undefined && (
            <path fill="var(--livery-login-art2)" d="M415 22h10v10h-10zm20 0h10v10h-10zm20 0h10v10h-10z" />
          )}
          {lamp !== undefined && <circle cx={420 + lamp * 20} cy="27" r="7" fill="var(--livery-login-art3)" />}
        </g>
      ))}
    </ArtFrame>
  );
}
