/**
 * The neutral tokens. Space from 8 to 32 px, the height of controls and rows and the sizes of text are custom properties
 * that follow `data-density` and the theme (`scale.ts` computes them); all else is the same everywhere. The usual lengths follow the 4 px
 * grid and the layout constants of the specification (account and billing, section 9): a step of space is 4 px.
 */
export const space = {
  1: '4px',
  2: 'var(--livery-s2)',
  3: 'var(--livery-s3)',
  4: 'var(--livery-s4)',
  6: 'var(--livery-s6)',
  8: 'var(--livery-s8)',
  12: '48px',
  half: '2px',
} as const;

/** Size and line height of text: objects to be spread into a style. */
export const text = {
  base: { fontSize: 'var(--livery-text-base)', lineHeight: 'var(--livery-line-base)' },
  small: { fontSize: 'var(--livery-text-small)', lineHeight: 'var(--livery-line-small)' },
  section: { fontSize: 'var(--livery-text-section)', lineHeight: 'var(--livery-line-section)' },
  title: { fontSize: '20px', lineHeight: '28px' },
  figure: { fontSize: '28px', lineHeight: '36px' },
} as const;

export const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  /** The system's own: what is read digit by digit is not worth a download. */
  mono: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

export const size = {
  control: 'var(--livery-size-control)',
  row: 'var(--livery-size-row)',
  /** Whatever the density, nothing to press is smaller than this, nor than `touchTarget` under a finger. */
  target: '24px',
  touchTarget: '44px',
  icon: '16px',
  sideNavigation: '80px',
  header: '35px',
  sidebar: '320px',
  form: '700px',
} as const;

export const motion = { fast: '120ms', normal: '160ms', slow: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

export const z = { sticky: 10, header: 20, overlay: 100_000 } as const;

/** The mobile limit (specification: account and billing, section 9): 700 px or less. Layout answers to this and to container queries. */
export const media = {
  mobile: '(max-width: 700px)',
  desktop: '(min-width: 701px)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
