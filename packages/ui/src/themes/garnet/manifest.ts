import type { Manifest } from '../../theme/manifest.js';

export const company = 'Garnet';
export const layout = 'letterhead';

export const manifest: Manifest = {
  name: 'garnet',
  company,
  story: 'Discreet hosting for law and finance, where invoices are orders.',
  brand: { color: '#9b1c31', dark: '#e08a98', text: 'light', link: '#9b1c31' },
  neutral: { hue: 35, chroma: 0.007, lightCanvas: 0.974, darkCanvas: 0.16 },
  nav: { tone: 'dark', color: '#2a0d14', accent: '#e08a98', selected: 'shade' },
  radius: 4,
  heading: { face: 'source-serif-4', weight: 600, tracking: -0.005 },
  login: { layout, tone: 'light', color: '#faf5ee', hues: [60, 30] },
};
