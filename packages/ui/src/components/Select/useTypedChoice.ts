import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useLocale } from '../../messages/locale.js';
import { optionByLetters, type SelectOption } from '../OptionList/options.js';

/** Letters typed within this time of each other belong together, in ms. */
const typingPause = 1000;

/** Typing on the closed field chooses the option that begins so. Gives a key handler that says whether it took the key. */
export function useTypedChoice<Id extends string>(
  options: readonly SelectOption<Id>[],
  chosen: Id | null,
  choose: (id: Id) => void,
): (event: KeyboardEvent) => boolean {
  const locale = useLocale();
  const letters = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && letters.current === ''))
      return false;
    event.preventDefault();
    letters.current += key;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      letters.current = '';
    }, typingPause);
    const found = optionByLetters(options, chosen, letters.current, locale);
    if (found) choose(found.id);
    else letters.current = '';
    return true;
  };
}
