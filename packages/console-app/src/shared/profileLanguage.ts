import { activate, languages } from '#i18n/i18n.js';
import type { ConsoleStorage } from './storage.js';

/**
 * Speaks the language of a profile, where the console has it, and takes note of it. Throws a LoadError where it cannot be
 * loaded; nothing is noted then, and the next page tries again.
 */
export async function speakProfileLanguage(storage: ConsoleStorage, lang: string): Promise<void> {
  const language = languages.find((one) => one === lang.toLowerCase());
  if (language) {
    if (!(await activate(language))) return;
    storage.language.set(language);
    storage.isProfilesLanguage.set(true);
  }
  storage.profileLanguage.set(lang);
}
