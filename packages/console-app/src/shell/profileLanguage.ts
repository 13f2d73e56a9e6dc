import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { getUser } from '@livery/api/generated/operations/identity';
import type { User } from '@livery/api/generated/types';
import { activate, languages, type Language } from '#i18n/i18n.js';
import { useServices, type Services } from '#shared/services.js';

const languageOf = (lang: string): Language | undefined => languages.find((one) => one === lang.toLowerCase());

/**
 * Speaks the language of the user's profile (specification: account and billing, section 3). A choice that was made in
 * this browser stands until the profile says another one than before.
 */
export function useProfileLanguage(lang: string | null | undefined): void {
  const { session, storage } = useServices();
  useEffect(() => {
    const before = storage.profileLanguage.get();
    if (!lang || lang === before || session.actingFor() !== undefined) return;
    const language = languageOf(lang);
    const isChosenHere = before === undefined && storage.language.get() !== undefined;
    if (!language || isChosenHere) {
      storage.profileLanguage.set(lang);
      return;
    }
    activate(language).then(
      (activated) => {
        if (!activated) return;
        storage.language.set(language);
        storage.isProfilesLanguage.set(true);
        storage.profileLanguage.set(lang);
      },
      // The page goes on in the language that it has; the next one tries again.
      () => undefined,
    );
  }, [lang, session, storage]);
}

/** Saves a language that was chosen outside of the profile in the profile too, where that is the user's own. */
export function keepInProfile({ session }: Services, client: QueryClient, language: Language): void {
  const user = client.getQueryData<User>([getUser.id]);
  if (!user || session.actingFor() !== undefined || language === 'pseudo') return;
  import('./saveLanguage.js').then(({ saveLanguage }) => saveLanguage(client, language)).catch(() => undefined);
}
