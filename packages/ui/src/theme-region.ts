/* A part of a page in a theme of its own. Not in the index, whose pages would carry the faces of all themes. */
export { ThemeRegion, type ThemeRegionProps } from './components/ThemeRegion/ThemeRegion.js';
