import type { Manifest } from '../../theme/manifest.js';

export const company = 'Mulberry';
export const layout = 'headline';

export const manifest: Manifest = {
  name: 'mulberry',
  company,
  story: 'The host behind agencies: many clients, one bill.',
  brand: { color: '#86198f', text: 'light' },
  neutral: { hue: 325, chroma: 0.007, lightCanvas: 0.978 },
  nav: { tone: 'brand', accent: '#fcd34d', selected: 'shade' },
  radius: 10,
  heading: { face: 'bricolage-grotesque', weight: 800, tracking: -0.025 },
  login: { layout, tone: 'brand', hues: [310, 345], accent: '#fcd34d' },
};
