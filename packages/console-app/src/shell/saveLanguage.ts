import type { QueryClient } from '@tanstack/react-query';
import { i18n } from '@lingui/core';
import { getUser } from '@livery/api/generated/operations/identity';
import type { User } from '@livery/api/generated/types';
import { runChange } from '@livery/api/queries/change';
import { updateProfile } from '@livery/api/queries/profile';
import { identityTexts } from '#generated/identity/texts.js';
import { servicesOf } from '#shared/services.js';
import { createToasts } from '#shared/toasts.js';

interface Saving {
  /** The language that was chosen last. */
  wanted: string;
  /** The one that was sent last, whatever became of it. */
  sent?: string;
  isRunning: boolean;
}

const createSaving = (): Saving => ({ wanted: '', isRunning: false });

/** Sends the choice, and what was chosen meanwhile after it. */
async function send(client: QueryClient, saving: Saving): Promise<void> {
  const { wanted } = saving;
  const services = servicesOf(client);
  saving.sent = wanted;
  try {
    await runChange(client, updateProfile, { lang: wanted });
    // Not before: a page that is left meanwhile may find the old language in the profile, which is then nothing new.
    services.storage.profileLanguage.set(wanted);
  } catch {
    services.get(createToasts).danger(i18n._(identityTexts.failures.updateUserProfile));
  }
  if (saving.wanted !== wanted) await send(client, saving);
}

/**
 * Saves the language of the user's profile, unless it is that already; a toast says where that fails. One call at a time:
 * of what is chosen meanwhile the last alone is sent after it.
 */
export async function saveLanguage(client: QueryClient, lang: string): Promise<void> {
  const saving = servicesOf(client).get(createSaving);
  saving.wanted = lang;
  const known = client.getQueryData<User>([getUser.id])?.profile_data.lang;
  if (saving.isRunning || (known === lang && (saving.sent ?? lang) === lang)) return;
  saving.isRunning = true;
  await send(client, saving);
  saving.isRunning = false;
}
