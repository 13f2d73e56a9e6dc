import type { Manifest } from '../../theme/manifest.js';

export const company = 'Basalt';
export const layout = 'split-end';

export const manifest: Manifest = {
  name: 'basalt',
  company,
  story: 'Hosting for enterprises that plan in decades.',
  brand: { color: '#334155', dark: '#cbd5e1', text: 'light', link: '#1d5a96' },
  neutral: { hue: 0, chroma: 0, lightCanvas: 0.965, darkCanvas: 0.145 },
  nav: { tone: 'dark', color: '#000000', accent: '#cbd5e1', selected: 'shade' },
  radius: 0,
  heading: { face: 'ibm-plex-sans', weight: 600, tracking: 0 },
  login: { layout, tone: 'light', color: '#e9eaec' },
};
