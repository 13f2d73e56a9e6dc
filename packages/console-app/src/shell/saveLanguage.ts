import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { runChange } from '@livery/api/queries/change';
import { updateProfile } from '@livery/api/queries/profile';
import { identityTexts } from '#generated/identity/texts.js';
import { servicesOf } from '#shared/services.js';
import { createToasts } from '#shared/toasts.js';

/** Saves the language of the user's profile; a toast says where that fails. */
export async function saveLanguage(client: QueryClient, lang: string): Promise<void> {
  const services = servicesOf(client);
  try {
    await runChange(client, updateProfile, { lang });
    // Not before: a page that is left meanwhile may find the old language in the profile, which is then nothing new.
    services.storage.profileLanguage.set(lang);
  } catch {
    services.get(createToasts).danger(i18n._(identityTexts.failures.updateUserProfile));
  }
}
