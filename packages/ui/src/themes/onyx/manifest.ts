import type { Manifest } from '../../theme/manifest.js';

export const company = 'Onyx';
export const layout = 'minimal';

export const manifest: Manifest = {
  name: 'onyx',
  company,
  story: 'Premium hosting in black and gold, by introduction.',
  brand: { color: '#ad861c', dark: '#d4af37', text: 'dark', link: '#7d6300' },
  neutral: { hue: 95, chroma: 0.002, lightCanvas: 0.985, darkCanvas: 0.115 },
  nav: { tone: 'dark', color: '#0a0a0a', accent: '#d4af37', selected: 'shade' },
  radius: 0,
  heading: { face: 'source-serif-4', weight: 400, tracking: 0.01 },
  login: { layout, tone: 'dark', color: '#0b0b0a', accent: '#d4af37' },
};
