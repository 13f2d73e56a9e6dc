import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'lagoon',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Come in, the water is warm', subtitle: 'An island provider with short cables.' },
      et: { title: 'Tule sisse, vesi on soe', subtitle: 'Lühikeste kaablitega majutaja saarelt.' },
    },
  },
  favicon,
};

export default theme;
