import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'cobalt',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Welcome back', subtitle: 'A home for your website.' },
      et: { title: 'Tere tulemast tagasi', subtitle: 'Kodu sinu veebilehele.' },
    },
  },
  favicon,
};

export default theme;
