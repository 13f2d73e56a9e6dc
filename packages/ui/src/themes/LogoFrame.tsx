import type { ReactElement, ReactNode } from 'react';
import type { LogoProps } from './theme.js';

const inks = {
  surface: { wordmark: 'var(--livery-color-text)', accent: 'var(--livery-color-primary)' },
  nav: { wordmark: 'var(--livery-nav-text)', accent: 'var(--livery-nav-logo)' },
  login: { wordmark: 'var(--livery-login-on-canvas)', accent: 'var(--livery-login-accent)' },
} as const;

/** The accent of a logo that stands on the page, the navigation or the login picture. */
export function logoAccent(on: LogoProps['on'] = 'surface'): string {
  return inks[on].accent;
}

/**
 * The opacity of a drawing's lighter parts, from 0 to 1. On the page it is never less than what keeps 3:1 at night,
 * where the accent is the primary color and near its own limit.
 */
export function logoTint(on: LogoProps['on'] = 'surface', opacity: number): number {
  return on === 'surface' ? Math.max(opacity, 0.88) : opacity;
}

interface LogoFrameProps extends LogoProps {
  /** Width of mark and name together, in the drawing's units; the mark and every logo's height are 32. */
  width: number;
  mark: ReactNode;
  name: ReactNode;
}

/** The frame of every logo: size, title and the two inks. The drawings are the themes' own. */
export function LogoFrame({
  title,
  variant = 'full',
  on = 'surface',
  height = 28,
  width,
  mark,
  name,
}: LogoFrameProps): ReactElement {
  const units = variant === 'full' ? width : 32;
  return (
    <svg
      viewBox={`0 0 ${units} 32`}
      width={(units * height) / 32}
      height={height}
      direction="ltr"
      color={inks[on].wordmark}
      fill="currentColor"
      overflow="visible"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      {mark}
      {variant === 'full' && name}
    </svg>
  );
}
