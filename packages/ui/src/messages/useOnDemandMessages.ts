import { enOnDemand } from './enOnDemand.js';
import { useProvidedMessages } from './messages.js';

type Messages = typeof enOnDemand;

/** The messages of one component that a page begins without, in the language in force. */
export function useOnDemandMessages<Name extends keyof Messages>(name: Name): Messages[Name] {
  const provided = useProvidedMessages()[name] as Messages[Name] | undefined;
  return provided ?? enOnDemand[name];
}
