import type { Manifest } from '../../theme/manifest.js';

export const company = 'Cobalt';
export const layout = 'centered';

export const manifest: Manifest = {
  name: 'cobalt',
  company,
  story: 'A household name for websites: sign in with Google, be online by lunch.',
  brand: { color: '#0047ab', text: 'light' },
  neutral: { hue: 255, chroma: 0.004, lightCanvas: 0.98 },
  nav: { tone: 'brand', accent: '#ffd43b', selected: 'shade' },
  radius: 8,
  heading: { face: 'inter', weight: 750, tracking: -0.022 },
  login: { layout, tone: 'brand', accent: '#ffd43b' },
};
