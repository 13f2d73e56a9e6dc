import type { Site } from './site.js';

/** Lets the customer act in the account of another who shared it, from before the screen is opened. Returns the token. */
export async function actForOther(site: Site): Promise<string> {
  const headers = { apikey: 'demo' };
  const list = await site.fetch(new Request(`${site.origin}/v1/user-resource/impersonation`, { headers }));
  const [shared] = (await list.json()) as { uuid: string; access_owner: string }[];
  const start = `${site.origin}/v1/user-resource/impersonation/${shared?.uuid}/start`;
  const response = await site.fetch(new Request(start, { method: 'POST', headers }));
  const { token } = (await response.json()) as { token: string };
  site.storage.impersonation.set({ token, owner: shared?.access_owner ?? '', returnPath: '/app/profile' });
  return token;
}
