import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'reef',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Dive back in', subtitle: 'A seaside cloud that smells of salt.' },
      et: { title: 'Sukeldu tagasi', subtitle: 'Mereäärne pilv, mis lõhnab soola järele.' },
    },
  },
  favicon,
};

export default theme;
