/* Makes a theme of one's own: the palette maker and the stylesheet of what it makes. Imported as @livery/ui/create-theme. */
export { commandOf } from './command.js';
export type { ThemeOptions } from './complete.js';
export { createTheme, type CreatedTheme } from './createTheme.js';
export { installTheme } from './installTheme.js';
export { pageCode } from './pageCode.js';
export { reportText } from './reportText.js';
export { designTokens, plainTokens, type DesignTokens } from '../theme/designTokens.js';
export { PaletteError } from '../theme/paletteMaker.js';
export { visions, type MostAlike, type Vision } from '../theme/colorVision.js';
export type { ContrastReport, MeasuredApca } from '../theme/contrastReport.js';
export type { Manifest } from '../theme/manifest.js';
export type { Mode, ModePalette, Palette } from '../theme/paletteTokens.js';
