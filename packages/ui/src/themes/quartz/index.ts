import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { company, layout } from './manifest.js';

const theme: Theme = {
  name: 'quartz',
  company,
  Logo,
  LoginArt,
  login: {
    layout,
    texts: {
      en: { title: 'Compute you can cite', subtitle: 'Computing for research, by the core hour.' },
      et: { title: 'Arvutusvõimsus, millele saab viidata', subtitle: 'Arvutused teadusele, tuumatunni kaupa.' },
    },
  },
  favicon,
};

export default theme;
