import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'poppy',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Hello again', subtitle: 'Your friendly first host.' },
      et: { title: 'Tere jälle', subtitle: 'Sinu sõbralik esimene majutaja.' },
    },
  },
  favicon,
};

export default theme;
