import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'juniper',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Green servers, quiet fans', subtitle: 'Hosting on green energy.' },
      et: { title: 'Rohelised serverid, vaiksed ventilaatorid', subtitle: 'Majutus rohelise energiaga.' },
    },
  },
  favicon,
};

export default theme;
