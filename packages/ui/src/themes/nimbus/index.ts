import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'nimbus',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Cloud services for public bodies', subtitle: 'Certified and accessible.' },
      et: { title: 'Pilveteenused avalikule sektorile', subtitle: 'Sertifitseeritud ja ligipääsetavad.' },
    },
  },
  favicon,
};

export default theme;
