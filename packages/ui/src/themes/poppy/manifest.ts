import type { Manifest } from '../../theme/manifest.js';

export const company = 'Poppy';
export const layout = 'full-bleed';

export const manifest: Manifest = {
  name: 'poppy',
  company,
  story: 'A friendly first host: one button, one price, one person on the phone.',
  brand: { color: '#e03131', text: 'light' },
  neutral: { hue: 40, chroma: 0.009, lightCanvas: 0.978, darkCanvas: 0.175 },
  nav: { tone: 'light', color: '#fff3ee', selected: 'fill' },
  radius: 20,
  heading: { face: 'outfit', weight: 800, tracking: -0.02 },
  login: { layout, tone: 'light', color: '#fff1e8', hues: [70, 25] },
};
