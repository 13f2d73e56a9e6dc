import type { ComponentType } from 'react';
import type { LoginLayout } from '../theme/manifest.js';
import type { ThemeName } from './names.js';

export interface LogoProps {
  /** What assistive technology reads; without it the logo is decoration. */
  title?: string | undefined;
  /** The mark alone fits where there is no room for the name. By default `full`. */
  variant?: 'full' | 'mark' | undefined;
  /** What it stands on, which decides its colors: page and cards, the navigation, or the login picture. By default `surface`. */
  on?: 'surface' | 'nav' | 'login' | undefined;
  /** In px; by default 28. The width follows. */
  height?: number | undefined;
}

/** What a theme brings beside its stylesheet. */
export interface Theme {
  /** The name it is loaded and stored by. */
  name: ThemeName;
  /** The name people read. */
  company: string;
  /** Who they are, in one line. */
  story: string;
  /** Their logo, for any ground. */
  Logo: ComponentType<LogoProps>;
  /** The picture of the login page: fills its container, decoration only. */
  LoginArt: ComponentType;
  /** How the login page is laid out. */
  login: { layout: LoginLayout };
  /** Address of the favicon (SVG). */
  favicon: string;
}
