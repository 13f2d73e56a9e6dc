import { enOfErrors } from './enOfErrors.js';
import { useProvidedMessages } from './messages.js';

type Messages = typeof enOfErrors;

/** The messages of one screen in the place of a page, in the language in force. */
export function useErrorMessages<Name extends keyof Messages>(name: Name): Messages[Name] {
  const provided: Messages[Name] | undefined = useProvidedMessages()[name];
  return provided ?? enOfErrors[name];
}
