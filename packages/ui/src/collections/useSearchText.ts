import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes more often than about a hundred times in half a minute. In ms. */
const pause = 350;

/**
 * What stands in the search field. The address has it: at once for the first keystroke, and after a pause, or when the
 * field is left, for those that follow quickly.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [ahead, setAhead] = useState<string>();
  const written = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (text: string) => {
    clearTimeout(timer.current);
    written.current = Date.now();
    setAhead(undefined);
    write(text);
  };
  const change = (text: string) => {
    clearTimeout(timer.current);
    if (Date.now() - written.current >= pause) {
      commit(text);
      return;
    }
    setAhead(text);
    timer.current = setTimeout(() => commit(text), pause);
  };
  const flush = () => {
    if (ahead !== undefined) commit(ahead);
  };
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setAhead(undefined);
  }, []);
  return { text: ahead ?? inAddress, change, flush, forget };
}
