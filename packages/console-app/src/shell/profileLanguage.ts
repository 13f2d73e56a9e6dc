import { useEffect } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import { getUser } from '@livery/api/generated/operations/identity';
import type { User } from '@livery/api/generated/types';
import { i18n, type Language } from '#i18n/i18n.js';
import { useServices, type Services } from '#shared/services.js';

/**
 * Speaks the language of the user's profile (specification: account and billing, section 3). A choice that was made in
 * this browser stands until the profile says another one than before.
 */
export function useProfileLanguage(lang: string | null | undefined): void {
  const { session, storage } = useServices();
  useEffect(() => {
    const before = storage.profileLanguage.get();
    if (!lang || lang === before || session.actingFor() !== undefined) return;
    // The browser asks for it already.
    if (before === undefined && lang.toLowerCase() === i18n.locale) return;
    const chosenHere = before === undefined && storage.language.get();
    if (chosenHere) storage.profileLanguage.set(lang);
    // The page goes on in the language that it has; the next one tries again.
    else
      import('#shared/profileLanguage.js')
        .then(({ speakProfileLanguage }) => speakProfileLanguage(storage, lang))
        .catch(() => undefined);
  }, [lang, session, storage]);
}

/** Saves a language that was chosen outside of the profile in the profile too, where that is the user's own. */
export function keepInProfile({ session }: Services, client: QueryClient, language: Language): void {
  const user = client.getQueryData<User>([getUser.id]);
  if (!user || session.actingFor() !== undefined || language === 'pseudo') return;
  import('./saveLanguage.js').then(({ saveLanguage }) => saveLanguage(client, language)).catch(() => undefined);
}
