import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'harbor',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Every berth has a number', subtitle: 'Hosting from a port city.' },
      et: { title: 'Igal kaikohal on number', subtitle: 'Majutus sadamalinnast.' },
    },
  },
  favicon,
};

export default theme;
