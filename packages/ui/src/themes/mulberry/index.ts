import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'mulberry',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Host like you mean it', subtitle: 'The host behind agencies and their clients.' },
      et: { title: 'Majuta täie tõsidusega', subtitle: 'Majutaja agentuuride ja nende klientide taga.' },
    },
  },
  favicon,
};

export default theme;
