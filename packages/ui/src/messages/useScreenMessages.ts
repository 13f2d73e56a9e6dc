import { enOfScreens } from './enOfScreens.js';
import { useProvidedMessages } from './messages.js';

type Messages = typeof enOfScreens;

/** The messages of one component that most screens have, in the language in force. */
export function useScreenMessages<Name extends keyof Messages>(name: Name): Messages[Name] {
  const provided = useProvidedMessages()[name] as Messages[Name] | undefined;
  return provided ?? enOfScreens[name];
}
