import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';
import { applyTheme, isThemeName } from '../../packages/ui/src/themes/index.js';

interface Globals {
  theme?: string;
  mode?: string;
}

/** The globals of Storybook, which its docs pages are not given. */
function globalsInAddress(): Globals {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? [];
  return Object.fromEntries(pairs.map((pair) => pair.split(':')));
}

function useDocsGlobals(): Globals {
  const [globals, setGlobals] = useState(globalsInAddress);
  useEffect(() => {
    const update = ({ globals: changed }: { globals: Globals }): void => setGlobals(changed);
    const channel = addons.getChannel();
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return globals;
}

/** The frame of all pages of docs, dark or light as the stories on them, with the theme also where there is no story. */
export default function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'default', mode } = useDocsGlobals();
  const isDark = mode === 'dark';
  useEffect(() => {
    if (isThemeName(theme)) void applyTheme(theme, isDark ? 'dark' : 'light');
  }, [theme, isDark]);
  return (
    <DocsContainer context={context} theme={isDark ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
