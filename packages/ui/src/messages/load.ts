import { en, type ProvidedMessages } from './en.js';

/** The languages the components speak. `pseudo` is English made conspicuous, to find words that are not translated. */
export type UiLanguage = 'en' | 'et' | 'pseudo';

/** Fetches the components' words in a language; English comes with the components. */
export async function loadMessages(language: UiLanguage): Promise<ProvidedMessages> {
  if (language === 'et') return (await import('./et.js')).et;
  if (language === 'pseudo') return (await import('./pseudo.js')).pseudo;
  return en;
}
