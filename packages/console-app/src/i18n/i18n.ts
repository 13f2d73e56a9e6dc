import { i18n } from '@lingui/core';
import { loadMessages, type ProvidedMessages } from '@livery/ui';
import { fetchMessages } from './catalogues.js';
import { LoadError } from './loadError.js';
import { MessageLoader } from './messageLoader.js';

/** The languages of the console (specification: account and billing, section 1). */
export const languages = ['en', 'et', 'pseudo'] as const;
export type Language = (typeof languages)[number];

const isLanguage = (value: string | undefined): value is Language => languages.some((one) => one === value);

/** The first of some languages or locales, as `et` or `et-EE`, that the console has; else English. */
export const chooseLanguage = (...requested: (string | undefined)[]): Language =>
  requested.map((one) => (isLanguage(one) ? one : one?.slice(0, 2))).find(isLanguage) ?? 'en';

/** The tag for `Intl` and the page: the pseudo language formats as English. */
export const localeOf = (language: Language): string => (language === 'pseudo' ? 'en' : language);

/** What the page's script brings along, the login page included. */
const firstPart = 'start';

const componentMessages = new Map<string, ProvidedMessages>();

/** The component library's own messages in a language that was activated. */
export const componentMessagesOf = (language: string): ProvidedMessages | undefined => componentMessages.get(language);

const loader = new MessageLoader<Language>(
  i18n,
  async (part, language) => {
    const [messages, ofComponents] = await Promise.all([
      fetchMessages(part, language),
      part === firstPart ? loadMessages(language) : undefined,
    ]);
    if (ofComponents) componentMessages.set(language, ofComponents);
    return messages;
  },
  firstPart,
);

/**
 * Puts a language in force, for the components too; of several asked for at once the last. Says whether it did. Throws
 * a LoadError when its messages cannot be loaded, and leaves the language before in force.
 */
export async function activate(language: Language): Promise<boolean> {
  const activated = await loader.activate(language).catch(LoadError.rethrow);
  if (activated) document.documentElement.lang = localeOf(language);
  return activated;
}

/**
 * What the build makes of every `import()` of the console's own code: code and messages are fetched together. `part`
 * names the messages, '' where there are none. Throws a LoadError where one of the two cannot be had.
 */
export async function importWithMessages<Module>(load: () => Promise<Module>, part: string): Promise<Module> {
  const [module] = await Promise.all([load(), part === '' ? undefined : loader.load(part)]).catch(LoadError.rethrow);
  return module;
}

export { i18n };
