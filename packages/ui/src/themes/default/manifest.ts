import type { Manifest } from '../../theme/manifest.js';

export const company = 'Livery';
export const layout = 'centered';

export const manifest: Manifest = {
  name: 'default',
  company,
  story: 'The platform itself: the console that every other company wears.',
  brand: { color: '#2f6fed', text: 'light' },
  neutral: { hue: 258, chroma: 0.007 },
  nav: { tone: 'light', selected: 'soft' },
  radius: 6,
  heading: { face: 'inter', weight: 650, tracking: -0.011 },
  login: { layout, tone: 'light' },
};
