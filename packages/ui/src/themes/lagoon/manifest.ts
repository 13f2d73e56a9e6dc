import type { Manifest } from '../../theme/manifest.js';

export const company = 'Lagoon';
export const layout = 'floating';

export const manifest: Manifest = {
  name: 'lagoon',
  company,
  story: 'An island provider with warm water and short cables.',
  brand: { color: '#0e7490', text: 'light' },
  neutral: { hue: 200, chroma: 0.01, lightCanvas: 0.98 },
  nav: { tone: 'light', selected: 'soft' },
  radius: 16,
  heading: { face: 'outfit', weight: 500, tracking: -0.005 },
  login: { layout, tone: 'light', color: '#def4f3', hues: [195, 205], accent: '#ffb86b' },
};
