/* The twenty themes, loaded when they are wanted, and how a page wears one: whole, or a part of it. */
export { ThemeRegion, type ThemeRegionProps } from '../components/ThemeRegion/ThemeRegion.js';
export { applyTheme } from './applyTheme.js';
export { loadTheme } from './load.js';
export { isThemeName, themeNames, type ThemeName } from './names.js';
export type { LogoProps, Theme } from './theme.js';
export type { LoginLayout } from '../theme/manifest.js';
export type { Mode } from '../theme/paletteTokens.js';
