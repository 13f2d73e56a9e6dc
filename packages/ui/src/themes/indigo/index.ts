import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'indigo',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'ssh is fine too', subtitle: 'A developer cloud that would rather be a command line.' },
      et: { title: 'ssh sobib ka', subtitle: 'Arendajate pilv, mis oleks parema meelega käsurida.' },
    },
  },
  favicon,
};

export default theme;
