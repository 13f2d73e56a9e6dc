import type { Manifest } from '../../theme/manifest.js';

export const manifest: Manifest = {
  name: 'cobalt',
  company: 'Cobalt',
  story: 'A household name for websites: sign in with Google, be online by lunch.',
  brand: { color: '#0047ab', text: 'light' },
  neutral: { hue: 255, chroma: 0.004, lightCanvas: 0.98 },
  nav: { tone: 'brand', accent: '#ffd43b', selected: 'shade' },
  radius: 8,
  heading: { face: 'inter', weight: 750, tracking: -0.022 },
  login: { layout: 'centered', tone: 'brand', accent: '#ffd43b' },
};
