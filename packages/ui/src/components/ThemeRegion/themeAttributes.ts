import { createContext, useContext } from 'react';
import type { Mode } from '../../theme/paletteTokens.js';
import type { Density } from '../../theme/scale.js';

/** The attributes that put a theme on an element; none where the page's own theme holds. */
export interface ThemeAttributes {
  'data-theme'?: string | undefined;
  'data-mode'?: Mode | undefined;
  'data-density'?: Density | undefined;
}

export const ThemeAttributesContext = createContext<ThemeAttributes>({});

/**
 * The theme of the surrounding ThemeRegion, for overlays that are rendered outside of it. They go on each overlay itself:
 * an open dialog hides everything beside it from screen readers, so a shared container would be hidden too.
 */
export const useThemeAttributes = (): ThemeAttributes => useContext(ThemeAttributesContext);
