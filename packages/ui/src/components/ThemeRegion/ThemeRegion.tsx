import { forwardRef, useEffect, useState, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { loadTheme, type Mode, type ThemeName } from '../../themes/index.js';
import { ThemeAttributesContext, useThemeAttributes, type ThemeAttributes } from './themeAttributes.js';
import * as styles from './ThemeRegion.css.js';

export interface ThemeRegionProps extends NativeAttributes<HTMLDivElement> {
  /** Whose colors and shapes it has. Its stylesheet is loaded when needed. */
  theme: ThemeName;
  /** Light or dark. */
  mode: Mode;
  /** What is shown in the theme. */
  children: ReactNode;
}

/**
 * A part of the page in a theme of its own, with all overlays that open from it: dialogs, drawers, menus, lists, tooltips.
 * It keeps the theme around it until its own stylesheet is loaded, and where that fails.
 */
export const ThemeRegion = forwardRef<HTMLDivElement, ThemeRegionProps>(function ThemeRegion(
  { theme, mode, children, ...attributes },
  ref,
) {
  const inherited = useThemeAttributes();
  const [own, setOwn] = useState<ThemeAttributes>();
  useEffect(() => {
    let current = true;
    loadTheme(theme).then(
      () => current && setOwn({ 'data-theme': theme, 'data-mode': mode }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [theme, mode]);
  return (
    <ThemeAttributesContext.Provider value={own ?? inherited}>
      <div {...attributes} ref={ref} className={styles.region} {...own}>
        {children}
      </div>
    </ThemeAttributesContext.Provider>
  );
});
