import type { Manifest } from '../../theme/manifest.js';

export const company = 'Fjord';
export const layout = 'split-start';

export const manifest: Manifest = {
  name: 'fjord',
  company,
  story: 'Nordic hosting that keeps private things private.',
  brand: { color: '#0b7285' },
  neutral: { hue: 215, chroma: 0.009, lightCanvas: 0.972 },
  nav: { tone: 'light', color: '#eaf2f4', selected: 'shade' },
  radius: 4,
  heading: { face: 'manrope', weight: 700, tracking: -0.015 },
  login: { layout, tone: 'light', color: '#e3eff2', hues: [215, 205] },
};
