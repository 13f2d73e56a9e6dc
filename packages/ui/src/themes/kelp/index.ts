import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'kelp',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'From Suva to Valparaíso', subtitle: 'Hosting across the Pacific.' },
      et: { title: 'Suvast Valparaísoni', subtitle: 'Majutus üle Vaikse ookeani.' },
    },
  },
  favicon,
};

export default theme;
