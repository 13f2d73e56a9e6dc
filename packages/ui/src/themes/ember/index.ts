import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'ember',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Your players are waiting', subtitle: 'Game servers close to the players, loud on purpose.' },
      et: { title: 'Sinu mängijad ootavad', subtitle: 'Mänguserverid mängijate lähedal, meelega valjud.' },
    },
  },
  favicon,
};

export default theme;
