import './theme.css.js';
import type { Theme } from '../theme.js';
import favicon from './favicon.svg?inline';
import { LoginArt } from './LoginArt.js';
import { Logo } from './Logo.js';
import { manifest } from './manifest.js';

const theme: Theme = {
  name: 'juniper',
  company: manifest.company,
  story: manifest.story,
  Logo,
  LoginArt,
  login: { layout: manifest.login.layout },
  favicon,
};

export default theme;
