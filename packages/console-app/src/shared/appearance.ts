import { createContext, useContext, useSyncExternalStore } from 'react';
import { applyTheme, isThemeName, loadTheme, type Theme, type ThemeName } from '@livery/ui/themes';
import { createListeners } from './listeners.js';
import type { BrowserEnvironment } from './environment.js';
import { storage } from './storage.js';

type Mode = 'light' | 'dark';
export type ModeChoice = Mode | 'system';

const ThemeContext = createContext<Theme | undefined>(undefined);
export const ThemeProvider = ThemeContext.Provider;

/** The theme in force: its logo and login look. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('useTheme outside of ThemeProvider');
  return theme;
}

/** The theme, where it is already known. */
export const useThemeIfKnown = (): Theme | undefined => useContext(ThemeContext);

/** Whether the sandbox answers, in the page or behind the server: only then may the address choose a theme. */
export const hasSandbox = (): boolean =>
  __MOCK_API__ && (storage.mockApi.get() === true || document.querySelector('meta[name="livery-sandbox"]') !== null);

/** The theme to show: the one asked for in the address (sandbox only), else the site's. */
export function chooseTheme({ address }: BrowserEnvironment, siteTheme: string): ThemeName {
  const requested = hasSandbox()
    ? (new URLSearchParams(address.search).get('theme') ?? storage.theme.get())
    : undefined;
  return [requested, siteTheme].find((name): name is ThemeName => isThemeName(name ?? '')) ?? 'default';
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The visitor's choice of mode; the system's where none was made. */
const modeChoice = (): ModeChoice => storage.mode.get() ?? 'system';

const modeListeners = createListeners();

/** The same, and follows it wherever it is made. */
export const useModeChoice = (): ModeChoice => useSyncExternalStore(modeListeners.subscribe, modeChoice);

const modeInForce = (): Mode => storage.mode.get() ?? (dark().matches ? 'dark' : 'light');

/** Loads a theme and puts it on the page; the page's icon becomes the theme's. */
export async function showTheme(name: ThemeName): Promise<Theme> {
  const theme = await loadTheme(name);
  await applyTheme(name, modeInForce());
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', theme.favicon);
  return theme;
}

/** Keeps the choice and shows it at once. */
export function chooseMode(choice: ModeChoice): void {
  if (choice === 'system') storage.mode.clear();
  else storage.mode.set(choice);
  document.documentElement.dataset['mode'] = modeInForce();
  modeListeners.notify();
}

/** Follows the system while no choice was made. */
export function followSystemMode(): () => void {
  const follow = () => {
    document.documentElement.dataset['mode'] = modeInForce();
  };
  const media = dark();
  media.addEventListener('change', follow);
  return () => media.removeEventListener('change', follow);
}
