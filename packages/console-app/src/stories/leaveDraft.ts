import { getUser } from '@livery/api/generated/operations/identity';
import type { Site } from './site.js';

/** Leaves a form half filled in, as the site's user would have: a draft of nobody, or of another user, is not restored. */
export async function leaveDraft({ api, storage }: Site, name: string, values: Record<string, unknown>): Promise<void> {
  const { id } = await api.read(getUser, {});
  storage.user.set(id);
  storage.draftsOwner.set(id);
  storage.drafts.set({ [name]: values });
}
