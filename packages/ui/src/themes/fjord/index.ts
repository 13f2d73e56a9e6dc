import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'fjord',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'What is yours stays yours', subtitle: 'Nordic hosting that keeps private things private.' },
      et: { title: 'Mis on sinu, jääb sinu omaks', subtitle: 'Põhjamaine majutus, mis hoiab privaatse privaatsena.' },
    },
  },
  favicon,
};

export default theme;
