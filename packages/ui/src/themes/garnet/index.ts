import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'garnet',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Client access', subtitle: 'Discreet hosting for law and finance.' },
      et: { title: 'Kliendi sissepääs', subtitle: 'Diskreetne majutus õigus- ja finantsvaldkonnale.' },
    },
  },
  favicon,
};

export default theme;
