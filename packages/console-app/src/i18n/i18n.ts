import { i18n, type Messages } from '@lingui/core';
import { loadMessages, type UiMessages } from '@livery/ui';
import { storage } from '#shared/storage.js';

/** The languages of the console (A 1). */
export const languages = ['en', 'et', 'pseudo'] as const;
export type Language = (typeof languages)[number];

/** A part of the console whose words load with it: `start`, `shell`, or an area's name. */
export type Catalogue = 'start' | 'shell' | (string & {});

const files = import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po');

const isLanguage = (value: string | undefined): value is Language => languages.some((one) => one === value);

/** The language in force: the visitor's choice, else the site's, else English. */
export function chooseLanguage(siteLocale?: string): Language {
  const wanted = [storage.language.get(), siteLocale?.slice(0, 2)];
  return wanted.find(isLanguage) ?? 'en';
}

/** The tag for `Intl` and the page: the pseudo language formats as English. */
export const localeOf = (language: Language): string => (language === 'pseudo' ? 'en' : language);

/** Asked for so far, those on their way included: a change of language must not leave one of them behind. */
const wanted = new Set<Catalogue>();
const loaded = new Set<string>();

/** Fetches one catalogue of the language in force and makes its words known; each is fetched once. */
export async function loadCatalogue(name: Catalogue, language = i18n.locale as Language): Promise<void> {
  wanted.add(name);
  const path = `./catalogues/${language}/${name}.po`;
  if (loaded.has(path)) return;
  const file = files[path];
  if (!file) throw new Error(`There is no catalogue ${path}.`);
  const { messages } = await file();
  i18n.load(language, messages);
  loaded.add(path);
}

const componentMessages = new Map<string, UiMessages>();

/** The component library's own words in a language that was activated. */
export const componentMessagesOf = (language: string): UiMessages | undefined => componentMessages.get(language);

async function loadComponentMessages(language: Language): Promise<void> {
  if (!componentMessages.has(language)) componentMessages.set(language, await loadMessages(language));
}

let asked: Language | undefined;

/**
 * Puts a language in force for all catalogues loaded so far, and for the components; of several asked for at once the
 * last. Says whether it did. Throws when its words cannot be loaded, and leaves the one before in force.
 */
export async function activate(language: Language): Promise<boolean> {
  asked = language;
  const catalogues = [...wanted].map((name) => loadCatalogue(name, language));
  await Promise.all([...catalogues, loadComponentMessages(language)]);
  if (asked !== language) return false;
  i18n.activate(language);
  document.documentElement.lang = localeOf(language);
  return true;
}

/** The visitor's choice, kept for the next visit once it is in force. Throws when its words cannot be loaded. */
export async function switchLanguage(language: Language): Promise<void> {
  if (await activate(language)) storage.language.set(language);
}

export { i18n };
