import { createContext, useContext } from 'react';
import type { Mode, ThemeName } from '../../themes/index.js';

/** The attributes that put a theme on an element; none where the page's own is worn. */
export interface Worn {
  'data-theme'?: ThemeName;
  'data-mode'?: Mode;
}

export const WornContext = createContext<Worn>({});

/**
 * What a box that floats over the page, outside of its region, has to be given: its theme. On the box itself, not on a
 * container for all of them, which an open dialog would hide from screen readers together with the rest of the page.
 */
export const useWorn = (): Worn => useContext(WornContext);
