import { createContext, useContext, useSyncExternalStore } from 'react';

const Locale = createContext<string | undefined>(undefined);
export const LocaleProvider = Locale.Provider;

function subscribe(onChange: () => void): () => void {
  addEventListener('languagechange', onChange);
  return () => removeEventListener('languagechange', onChange);
}

/** The locale that numbers, dates and comparisons follow (BCP 47): of the MessagesProvider around, else the browser's. */
export function useLocale(): string {
  const own = useSyncExternalStore(
    subscribe,
    () => navigator.language,
    () => 'en-US',
  );
  return useContext(Locale) ?? own;
}
