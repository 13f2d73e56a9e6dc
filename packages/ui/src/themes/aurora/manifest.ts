import type { Manifest } from '../../theme/manifest.js';

export const company = 'Aurora';
export const layout = 'floating';

export const manifest: Manifest = {
  name: 'aurora',
  company,
  story: 'A young cloud from the far north, run on night-time wind.',
  brand: { color: '#6d4aff', text: 'light' },
  neutral: { hue: 290, chroma: 0.011, darkCanvas: 0.17 },
  nav: { tone: 'dark', color: '#15112e', accent: '#a78bfa', selected: 'soft' },
  radius: 12,
  heading: { face: 'sora', weight: 600, tracking: -0.02 },
  login: { layout, tone: 'dark', color: '#120f2b', hues: [285, 185], accent: '#5eead4' },
};
