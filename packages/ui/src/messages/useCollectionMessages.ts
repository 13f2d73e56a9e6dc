import { enOfCollections } from './enOfCollections.js';
import { useProvidedMessages } from './messages.js';

type Messages = typeof enOfCollections;

/** The messages of one part of a list, in the language in force. */
export function useCollectionMessages<Name extends keyof Messages>(name: Name): Messages[Name] {
  const provided = useProvidedMessages()[name] as Messages[Name] | undefined;
  return provided ?? enOfCollections[name];
}
