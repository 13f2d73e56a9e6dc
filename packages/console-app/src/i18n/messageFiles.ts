import type { Messages } from '@lingui/core';

/**
 * The messages of one part of the console, from the files that the production build makes of the catalogues. The page
 * says which version of them belongs to its code. Throws when they cannot be fetched.
 */
export async function fetchMessages(part: string, language: string): Promise<Messages> {
  const version = document.querySelector<HTMLMetaElement>('meta[name="livery-messages"]')?.content;
  const response = await fetch(`${import.meta.env.BASE_URL}assets/messages/${version}/${language}/${part}.json`);
  if (!response.ok) throw new Error(`Messages of ${part}: ${response.status}`);
  return (await response.json()) as Messages;
}
