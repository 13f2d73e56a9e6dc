import type { Manifest } from '../../theme/manifest.js';

export const company = 'Metal';
export const layout = 'split-start';

export const manifest: Manifest = {
  name: 'metal',
  company,
  story: 'Bare metal by the rack unit, for engineers who read the datasheet.',
  brand: { color: '#e8590c', text: 'dark', link: '#c2410c' },
  neutral: { hue: 75, chroma: 0.003, lightCanvas: 0.966, darkCanvas: 0.15 },
  nav: { tone: 'dark', color: '#1e2124', selected: 'fill' },
  radius: 2,
  heading: { face: 'space-grotesk', weight: 600, tracking: -0.01 },
  login: { layout, tone: 'dark', color: '#1e2124' },
};
