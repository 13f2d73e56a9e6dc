import type { Messages } from '@lingui/core';

const files = import.meta.glob<{ messages: Messages }>('./catalogues/*/*.po');

/**
 * The messages of all parts of the console at once, from the catalogues as translators keep them: for development,
 * Storybook and tests. The production build replaces this file by messageFiles.ts.
 */
export async function fetchMessages(_part: string, language: string): Promise<Messages> {
  const requested = Object.entries(files).filter(([path]) => path.startsWith(`./catalogues/${language}/`));
  const catalogues = await Promise.all(requested.map(([, load]) => load()));
  return Object.assign({}, ...catalogues.map(({ messages }) => messages)) as Messages;
}
