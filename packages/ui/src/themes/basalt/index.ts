import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'basalt',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: {
        title: 'Infrastructure that outlasts its contracts',
        subtitle: 'Hosting for enterprises that plan in decades.',
      },
      et: {
        title: 'Taristu, mis elab lepingud üle',
        subtitle: 'Majutus ettevõtetele, kes plaanivad aastakümneid ette.',
      },
    },
  },
  favicon,
};

export default theme;
