import type { Manifest } from '../../theme/manifest.js';

export const company = 'Harbor';
export const layout = 'split-end';

export const manifest: Manifest = {
  name: 'harbor',
  company,
  story: 'The provider of a port city; every berth has a customer ID.',
  brand: { color: '#1e4e8c', text: 'light' },
  neutral: { hue: 250, chroma: 0.008 },
  nav: { tone: 'brand', accent: '#ff9f5a', selected: 'shade' },
  radius: 6,
  heading: { face: 'dm-sans', weight: 700, tracking: -0.015 },
  login: { layout, tone: 'brand', accent: '#ff9f5a' },
};
