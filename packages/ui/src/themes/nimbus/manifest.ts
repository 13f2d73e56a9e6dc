import type { Manifest } from '../../theme/manifest.js';

export const company = 'Nimbus';
export const layout = 'panel-end';

export const manifest: Manifest = {
  name: 'nimbus',
  company,
  story: 'Cloud for the public sector, certified and accessible.',
  brand: { color: '#1c7ed6', dark: '#1971c2', text: 'light' },
  neutral: { hue: 240, chroma: 0.005, lightCanvas: 0.97 },
  nav: { tone: 'light', color: '#ffffff', selected: 'fill' },
  radius: 2,
  heading: { face: 'ibm-plex-sans', weight: 600, tracking: -0.005 },
  login: { layout, tone: 'light', color: '#e4f1fc', hues: [240, 240] },
};
