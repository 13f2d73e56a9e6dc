import type { Manifest } from '../../theme/manifest.js';

export const company = 'Indigo';
export const layout = 'panel-start';

export const manifest: Manifest = {
  name: 'indigo',
  company,
  story: 'A developer cloud that would rather be a command line.',
  brand: { color: '#4338ca', text: 'light' },
  neutral: { hue: 280, chroma: 0.008, lightCanvas: 0.975, darkCanvas: 0.155 },
  nav: { tone: 'dark', color: '#1b1838', accent: '#a5b4fc', selected: 'fill' },
  radius: 8,
  heading: { face: 'inter', weight: 600, tracking: -0.02 },
  login: { layout, tone: 'dark', color: '#151230', accent: '#86efac' },
};
