import { createContext, useContext, type ReactNode } from 'react';
import { LocaleProvider } from './locale.js';
import { en, type ProvidedMessages } from './en.js';

const Messages = createContext<ProvidedMessages>(en);

export interface MessagesProviderProps {
  /** BCP 47 tag, for number formats and react-aria's own words. */
  locale: string;
  /** The words of the components in that language; English where left out. */
  messages?: ProvidedMessages | undefined;
  /** The application. */
  children: ReactNode;
}

/** Sets the language of all components below it. Without it they speak English. */
export function MessagesProvider({ locale, messages = en, children }: MessagesProviderProps) {
  return (
    <LocaleProvider value={locale}>
      <Messages.Provider value={messages}>{children}</Messages.Provider>
    </LocaleProvider>
  );
}

/** What the language in force has brought along. */
export const useProvidedMessages = (): ProvidedMessages => useContext(Messages);

/** The messages of one component of the first page, in the language in force. */
export function useMessages<Name extends keyof typeof en>(name: Name): (typeof en)[Name] {
  return useContext(Messages)[name];
}
