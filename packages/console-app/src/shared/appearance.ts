import { createContext, useContext, useSyncExternalStore } from 'react';
import { applyTheme, isThemeName, loadTheme, type Theme, type ThemeName } from '@livery/ui/themes';
import { useStorage, type Services } from './services.js';
import type { ConsoleStorage } from './storage.js';

type Mode = 'light' | 'dark';
export type ModeChoice = Mode | 'system';

const ThemeContext = createContext<Theme | undefined>(undefined);
export const ThemeProvider = ThemeContext.Provider;

/** The theme in force: its logo and login look. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error('No ThemeProvider');
  return theme;
}

/** The theme, where it is already known. */
export const useThemeIfKnown = (): Theme | undefined => useContext(ThemeContext);

/** Whether the sandbox answers, in the page or behind the server: only then may the address choose a theme. */
export const hasSandbox = ({ storage }: Services): boolean =>
  __MOCK_API__ && (storage.mockApi.get() === true || document.querySelector('meta[name="livery-sandbox"]') !== null);

/** The theme to show: the one asked for in the address (sandbox only), else the site's. */
export function chooseTheme(services: Services, siteTheme: string): ThemeName {
  const { environment, storage } = services;
  const requested = hasSandbox(services)
    ? (new URLSearchParams(environment.address.search).get('theme') ?? storage.theme.get())
    : undefined;
  return [requested, siteTheme].find((name): name is ThemeName => isThemeName(name ?? '')) ?? 'default';
}

const dark = () => matchMedia('(prefers-color-scheme: dark)');

/** The visitor's choice of mode, wherever it is made; the system's where none was. */
export function useModeChoice(): [ModeChoice, (choice: ModeChoice) => void] {
  const { mode } = useStorage();
  const choose = (choice: ModeChoice): void => {
    if (choice === 'system') mode.clear();
    else mode.set(choice);
  };
  return [useSyncExternalStore(mode.subscribe, mode.get) ?? 'system', choose];
}

const modeInForce = ({ mode }: ConsoleStorage): Mode => mode.get() ?? (dark().matches ? 'dark' : 'light');

/** Loads a theme and puts it on the page; the page's icon becomes the theme's. */
export async function showTheme({ storage }: Services, name: ThemeName): Promise<Theme> {
  const theme = await loadTheme(name);
  await applyTheme(name, modeInForce(storage));
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', theme.favicon);
  return theme;
}

/** Follows the visitor's choice of mode, and the system while none was made. Returns what ends that. */
export function followMode(storage: ConsoleStorage): () => void {
  const follow = () => {
    document.documentElement.dataset['mode'] = modeInForce(storage);
  };
  const media = dark();
  media.addEventListener('change', follow);
  const stop = storage.mode.subscribe(follow);
  return () => {
    stop();
    media.removeEventListener('change', follow);
  };
}
