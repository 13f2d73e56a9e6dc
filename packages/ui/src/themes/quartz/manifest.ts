import type { Manifest } from '../../theme/manifest.js';

export const company = 'Quartz';
export const layout = 'split-end';

export const manifest: Manifest = {
  name: 'quartz',
  company,
  story: 'Computing for research, by the core hour and the citation.',
  brand: { color: '#b0508c' },
  neutral: { hue: 330, chroma: 0.004, lightCanvas: 0.957, darkCanvas: 0.168 },
  nav: { tone: 'light', color: '#ececef', selected: 'shade' },
  radius: 8,
  heading: { face: 'space-grotesk', weight: 500, tracking: -0.015 },
  login: { layout, tone: 'light', color: '#f2eff2', hues: [345, 320] },
};
