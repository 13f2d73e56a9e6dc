import type { Manifest } from '../../theme/manifest.js';

export const company = 'Dune';
export const layout = 'panel-end';

export const manifest: Manifest = {
  name: 'dune',
  company,
  story: 'Desert data centers, cooled by night and powered by noon.',
  brand: { color: '#b7791f' },
  neutral: { hue: 80, chroma: 0.015, lightCanvas: 0.968, darkCanvas: 0.17 },
  nav: { tone: 'light', color: '#f3e8d3', selected: 'shade' },
  radius: 10,
  heading: { face: 'figtree', weight: 700, tracking: -0.01 },
  login: { layout, tone: 'light', color: '#f8ecd6', hues: [78, 66] },
};
