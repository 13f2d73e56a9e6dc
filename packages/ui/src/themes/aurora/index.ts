import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'aurora',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'The cloud that wakes at night', subtitle: 'A young cloud from the far north.' },
      et: { title: 'Pilv, mis ärkab öösel', subtitle: 'Noor pilv kaugest põhjast.' },
    },
  },
  favicon,
};

export default theme;
