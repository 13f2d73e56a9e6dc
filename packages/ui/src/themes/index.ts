/* The twenty themes, loaded when they are wanted. No stylesheet comes along: scripts read the names here too. */
export { applyTheme } from './applyTheme.js';
export { loadTheme } from './load.js';
export { isThemeName, themeNames, type ThemeName } from './names.js';
export type { LoginTexts, LogoProps, Theme } from './theme.js';
export type { LoginLayout } from '../theme/manifest.js';
export type { Mode } from '../theme/paletteTokens.js';
