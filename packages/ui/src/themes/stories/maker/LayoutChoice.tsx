import { createElement, Fragment, type ReactNode } from 'react';
import { visuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.css.js';
import type { LoginLayout } from '../../../theme/manifest.js';
import * as styles from './maker.css.js';

const paper = 'var(--livery-color-surface)';
const ink = 'var(--livery-color-text)';
const picture = 'var(--livery-color-primary)';

/** A form of three lines and a button, at a position in the drawing of 60 by 40 units. */
const form = (x: number, y: number, width = 14, card = true): ReactNode => (
  <>
    {card && <rect x={x - 3} y={y - 3} width={width + 6} height={20} rx={2} fill={paper} />}
    <path d={`M${x} ${y + 1}h${width}m-${width} 4h${width}`} stroke={ink} strokeOpacity={0.45} strokeWidth={2} />
    <rect x={x} y={y + 9} width={width} height={4} rx={1} fill={picture} />
  </>
);

const whole = <rect width={60} height={40} fill={picture} fillOpacity={0.35} />;
const half = (x: number, width: number): ReactNode => (
  <rect x={x} width={width} height={40} fill={picture} fillOpacity={0.35} />
);
const title = (x: number, y: number, width: number): ReactNode => (
  <path d={`M${x} ${y}h${width}`} stroke={ink} strokeWidth={3} />
);

const drawn = (...parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const drawings: Readonly<Record<LoginLayout, { label: string; drawing: ReactNode }>> = {
  'split-start': {
    label: 'Split, picture at the start',
    drawing: drawn(half(0, 30), title(5, 28, 16), form(38, 13, 14, false)),
  },
  'split-end': {
    label: 'Split, picture at the end',
    drawing: drawn(half(30, 30), title(35, 28, 16), form(8, 13, 14, false)),
  },
  'panel-start': {
    label: 'Panel at the start',
    drawing: drawn(half(20, 40), title(26, 28, 20), form(4, 13, 12, false)),
  },
  'panel-end': { label: 'Panel at the end', drawing: drawn(half(0, 40), title(6, 28, 20), form(44, 13, 12, false)) },
  centered: { label: 'Centered card', drawing: drawn(whole, title(24, 6, 12), form(23, 16)) },
  floating: { label: 'Floating card', drawing: drawn(whole, title(10, 6, 12), form(12, 16)) },
  'full-bleed': { label: 'Full picture', drawing: drawn(whole, title(6, 7, 26), form(9, 20)) },
  letterhead: {
    label: 'Letterhead',
    drawing: drawn(title(18, 7, 10), <path d="M18 12h24" stroke={picture} />, form(18, 18, 24, false)),
  },
  minimal: { label: 'Minimal', drawing: drawn(title(20, 10, 20), form(22, 20, 16, false)) },
  headline: { label: 'Headline', drawing: drawn(whole, title(5, 12, 24), title(5, 18, 18), form(40, 13, 12)) },
};

const layouts = Object.keys(drawings) as LoginLayout[];

interface LayoutChoiceProps {
  value: LoginLayout;
  onChange: (value: LoginLayout) => void;
}

/** The ten layouts of the login page, as drawings. */
export function LayoutChoice({ value, onChange }: LayoutChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Login layout</legend>
      <div className={styles.drawings}>
        {layouts.map((layout) => (
          <label key={layout} className={styles.drawing} title={drawings[layout].label}>
            <input
              type="radio"
              name="login-layout"
              className={visuallyHidden}
              checked={layout === value}
              onChange={() => onChange(layout)}
              aria-label={drawings[layout].label}
            />
            <svg viewBox="0 0 60 40" className={styles.picture} aria-hidden="true" fill="none">
              {drawings[layout].drawing}
            </svg>
          </label>
        ))}
      </div>
      <p className={styles.hint}>{drawings[value].label}</p>
    </fieldset>
  );
}
