import { useQueryClient } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { activate, languages, type Language } from '#i18n/i18n.js';
import type { ModeChoice } from '#shared/appearance.js';
import { useServices } from '#shared/services.js';
import { useToasts } from '#shared/toasts.js';
import { keepInProfile } from './profileLanguage.js';

interface Choice<Id> {
  id: Id;
  label: string;
}

interface LanguageAndMode {
  languages: Choice<Language>[];
  modes: Choice<ModeChoice>[];
  /** Puts a language in force, or says that it cannot be loaded. */
  chooseLanguage: (id: Language) => void;
}

/** The languages and the modes that a visitor can choose between, in their order. */
export function useLanguageAndMode(): LanguageAndMode {
  const { t } = useLingui();
  const toasts = useToasts();
  const services = useServices();
  const client = useQueryClient();
  const languageNames: Record<Language, string> = { en: 'English', et: 'Eesti', pseudo: t`Pseudo language` };
  const change = async (id: Language) => {
    try {
      if (!(await activate(id))) return;
      services.storage.language.set(id);
      services.storage.isProfilesLanguage.clear();
      keepInProfile(services, client, id);
    } catch {
      toasts.danger(t`The language could not be loaded. Check the connection and try again.`);
    }
  };
  return {
    chooseLanguage: (id) => void change(id),
    languages: languages.map((id) => ({ id, label: languageNames[id] })),
    modes: [
      { id: 'system', label: t`As the system` },
      { id: 'light', label: t`Light` },
      { id: 'dark', label: t`Dark` },
    ],
  };
}
