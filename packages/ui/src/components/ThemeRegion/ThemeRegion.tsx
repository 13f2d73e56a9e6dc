import { useEffect, useState, type ReactNode } from 'react';
import { loadTheme, type Mode, type ThemeName } from '../../themes/index.js';
import { useWorn, WornContext, type Worn } from './worn.js';
import * as styles from './ThemeRegion.css.js';

export interface ThemeRegionProps {
  /** Whose colors and shapes it wears. Its stylesheet is loaded when needed. */
  theme: ThemeName;
  /** Light or dark. */
  mode: Mode;
  /** What wears the theme. */
  children: ReactNode;
}

/**
 * A part of the page in a theme of its own, with all that opens from it: dialogs, drawers, menus, lists, tooltips. It
 * wears what is around it until the theme's stylesheet has come, and goes on wearing what it has where that fails.
 */
export function ThemeRegion({ theme, mode, children }: ThemeRegionProps) {
  const around = useWorn();
  const [worn, setWorn] = useState<Worn>();
  useEffect(() => {
    let current = true;
    loadTheme(theme).then(
      () => current && setWorn({ 'data-theme': theme, 'data-mode': mode }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [theme, mode]);
  return (
    <WornContext.Provider value={worn ?? around}>
      <div className={styles.region} {...worn}>
        {children}
      </div>
    </WornContext.Provider>
  );
}
