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

/** What a company says on its login page, in one language. */
export interface LoginTexts {
  /** In place of words that merely ask to log in. */
  title?: string;
  subtitle: string;
}

/**
 * What a theme brings beside its stylesheet. Of its manifest that is `company` and `layout` alone, which are constants of
 * their own there: a page does not load the rest.
 */
export interface Theme {
  /** The name it is loaded and stored by. */
  name: ThemeName;
  /** The name people read. */
  company: string;
  /** Their logo, for any ground. */
  Logo: ComponentType<LogoProps>;
  /** The picture of the login page: fills its container, decoration only. */
  LoginArt: ComponentType;
  /** How the login page is laid out, and what the company says there, by language. */
  login: { layout: LoginLayout; texts: Readonly<Record<string, LoginTexts>> & Record<'en' | 'et', LoginTexts> };
  /** Address of the favicon (SVG). */
  favicon: string;
}
