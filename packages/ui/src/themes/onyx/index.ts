import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'onyx',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'By introduction', subtitle: 'Premium hosting in black and gold.' },
      et: { title: 'Soovituse alusel', subtitle: 'Esmaklassiline majutus mustas ja kullas.' },
    },
  },
  favicon,
};

export default theme;
