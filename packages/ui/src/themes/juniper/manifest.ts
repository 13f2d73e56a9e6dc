import type { Manifest } from '../../theme/manifest.js';

export const company = 'Juniper';
export const layout = 'centered';

export const manifest: Manifest = {
  name: 'juniper',
  company,
  story: 'Green energy, green servers, quiet fans.',
  brand: { color: '#2b8a3e', text: 'light' },
  neutral: { hue: 140, chroma: 0.008, lightCanvas: 0.975 },
  nav: { tone: 'light', color: '#f1f7ee', selected: 'fill' },
  radius: 12,
  heading: { face: 'figtree', weight: 600, tracking: -0.01 },
  login: { layout, tone: 'light', color: '#eef6ea', hues: [135, 145] },
};
