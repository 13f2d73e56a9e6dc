import type { Manifest } from '../../theme/manifest.js';

export const company = 'Kelp';
export const layout = 'panel-start';

export const manifest: Manifest = {
  name: 'kelp',
  company,
  story: 'Hosting across the Pacific, priced with GST.',
  brand: { color: '#087f5b', text: 'light' },
  neutral: { hue: 170, chroma: 0.007, darkCanvas: 0.155 },
  nav: { tone: 'brand', color: '#0b5c47', accent: '#c0eb75', selected: 'shade' },
  radius: 6,
  heading: { face: 'manrope', weight: 800, tracking: -0.02 },
  login: { layout, tone: 'brand', color: '#0a5a48', accent: '#c0eb75' },
};
