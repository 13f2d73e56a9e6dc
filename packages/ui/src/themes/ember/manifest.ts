import type { Manifest } from '../../theme/manifest.js';

export const company = 'Ember';
export const layout = 'full-bleed';

export const manifest: Manifest = {
  name: 'ember',
  company,
  story: 'Game servers close to the players, loud on purpose.',
  brand: { color: '#d9480f', text: 'light' },
  neutral: { hue: 45, chroma: 0.006, darkCanvas: 0.14 },
  nav: { tone: 'dark', color: '#1c1614', selected: 'soft' },
  radius: 14,
  heading: { face: 'outfit', weight: 700, tracking: -0.005 },
  login: { layout, tone: 'dark', color: '#1a1210', hues: [40, 32], accent: '#ff7a2f' },
};
