/**
 * The neutral tokens: what every theme shares. Plain values, so they cost nothing at run time.
 * Lengths follow the 4 px grid and the layout constants of the specification (account and billing, section 9).
 */
export const space = {
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  6: '24px',
  8: '32px',
  12: '48px',
  half: '2px',
} as const;

/** Font shorthands `weight size/line family` without the weight: use with `font-weight`. */
export const text = {
  base: { fontSize: '13px', lineHeight: '20px' },
  small: { fontSize: '12px', lineHeight: '16px' },
  section: { fontSize: '16px', lineHeight: '24px' },
  title: { fontSize: '20px', lineHeight: '28px' },
  figure: { fontSize: '28px', lineHeight: '36px' },
} as const;

export const font = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  /** The system's own: what is read digit by digit is not worth a download. */
  mono: "ui-monospace, 'Cascadia Code', 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
} as const;

export const size = {
  control: '36px',
  row: '40px',
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
