import type { Manifest } from '../../theme/manifest.js';

export const company = 'Reef';
export const layout = 'floating';

export const manifest: Manifest = {
  name: 'reef',
  company,
  story: 'A seaside start-up where the cloud smells of salt.',
  brand: { color: '#f06543', text: 'dark', link: '#c2412b' },
  neutral: { hue: 30, chroma: 0.005, lightCanvas: 0.985, darkCanvas: 0.178 },
  nav: { tone: 'light', color: '#ffffff', selected: 'soft' },
  radius: 18,
  heading: { face: 'sora', weight: 700, tracking: -0.03 },
  login: { layout, tone: 'light', color: '#e3f6f4', hues: [35, 20] },
};
