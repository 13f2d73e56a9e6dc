import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'dune',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Cool nights, bright noons, steady servers', subtitle: 'Data centers in the desert.' },
      et: { title: 'Jahedad ööd, eredad päevad, kindlad serverid', subtitle: 'Andmekeskused kõrbes.' },
    },
  },
  favicon,
};

export default theme;
