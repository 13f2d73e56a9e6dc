import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'metal',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: {
        title: 'Your rack is one login away',
        subtitle: 'Bare metal by the rack unit, for engineers who read the datasheet.',
      },
      et: {
        title: 'Sinu riiul on ühe sisselogimise kaugusel',
        subtitle: 'Füüsilised serverid riiuliühiku kaupa inseneridele, kes loevad andmelehti.',
      },
    },
  },
  favicon,
};

export default theme;
