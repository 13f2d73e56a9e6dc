import { forwardRef, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { NativeAttributes } from '../../internal/attributes.js';
import { checkPageLater } from '../../internal/development.js';
import type { Mode } from '../../theme/paletteTokens.js';
import type { Density } from '../../theme/scale.js';
import { loadTheme } from '../../themes/load.js';
import { isThemeName, type ThemeName } from '../../themes/names.js';
import { ThemeAttributesContext, type ThemeAttributes } from './themeAttributes.js';
import * as styles from './ThemeRegion.css.js';

export interface ThemeRegionProps extends NativeAttributes<HTMLDivElement> {
  /** Whose colors and shapes it has: a theme of the library, loaded when needed, or one whose stylesheet the page has. */
  theme: ThemeName | (string & {});
  /** Light or dark. */
  mode: Mode;
  /** How much room controls and the space between things have. By default what the theme says. */
  density?: Density | undefined;
  /** What is visible in the theme. */
  children: ReactNode;
}

/**
 * A part of the page in a theme of its own, with all overlays that open from it: dialogs, drawers, menus, lists, tooltips.
 * Until the stylesheet is there, and where it fails to come, it looks like the page around it; when the theme changes, like
 * before. On a server it has its theme too.
 */
export const ThemeRegion = forwardRef<HTMLDivElement, ThemeRegionProps>(function ThemeRegion(
  { theme, mode, density, children, ...attributes },
  ref,
) {
  if (process.env.NODE_ENV === 'development') checkPageLater();
  /* The first theme at once: without its stylesheet the attributes change nothing. */
  const [current, setCurrent] = useState<{ theme: string; mode: Mode }>({ theme, mode });
  useEffect(() => {
    let wanted = true;
    const show = () => {
      if (wanted) setCurrent({ theme, mode });
    };
    if (isThemeName(theme)) loadTheme(theme).then(show, () => undefined);
    else show();
    return () => {
      wanted = false;
    };
  }, [theme, mode]);
  const own = useMemo(
    (): ThemeAttributes => ({
      'data-theme': current.theme,
      'data-mode': current.theme === theme ? mode : current.mode,
      'data-density': density,
    }),
    [current, theme, mode, density],
  );
  return (
    <ThemeAttributesContext.Provider value={own}>
      <div {...attributes} ref={ref} className={styles.region} {...own}>
        {children}
      </div>
    </ThemeAttributesContext.Provider>
  );
});
