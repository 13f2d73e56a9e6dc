import type { UiMessages } from './en.js';
import { useProvidedMessages } from './messages.js';

/**
 * The messages of one component that a page begins without, in the language in force. `english` are its own: they come
 * with it, and those of no other component do.
 */
export function useOnDemandMessages<Name extends keyof UiMessages>(
  name: Name,
  english: UiMessages[Name],
): UiMessages[Name] {
  const provided: Partial<UiMessages> = useProvidedMessages();
  return provided[name] ?? english;
}
