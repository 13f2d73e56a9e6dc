import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'default',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { subtitle: 'Everything you run, and what it costs, in one console.' },
      et: { subtitle: 'Kõik, mida kasutad, ja mis see maksab, ühes konsoolis.' },
    },
  },
  favicon,
};

export default theme;
