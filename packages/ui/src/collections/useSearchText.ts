import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes more often than about a hundred times in half a minute. In ms. */
const pause = 350;

/** What is not in the address yet. */
interface Ahead {
  text: string;
  /** What the address was asked to become meanwhile: a router may render each only later. */
  written: readonly string[];
}

/**
 * A text that the address keeps: what stands in the search field, or which rows are selected. The address has it at once
 * for the first change, and after a pause, or when the field is left, for those that follow quickly. A router may take its
 * time, as in a transition: until then the text is kept.
 */
export function useSearchText(inAddress: string, write: (text: string) => void) {
  const [ahead, setAhead] = useState<Ahead>();
  const lastWrite = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isWritten = ahead?.written.at(-1) === ahead?.text;
  const [previous, setPrevious] = useState(inAddress);
  if (previous !== inAddress) setPrevious(inAddress);
  if (ahead && isWritten) {
    const cameFromElsewhere = previous !== inAddress && !ahead.written.includes(inAddress);
    if (inAddress === ahead.text || cameFromElsewhere) setAhead(undefined);
  }

  const commit = (text: string) => {
    clearTimeout(timer.current);
    lastWrite.current = Date.now();
    setAhead((before) => ({ text, written: [...(before?.written ?? []), text] }));
    write(text);
  };
  const change = (text: string) => {
    clearTimeout(timer.current);
    if (Date.now() - lastWrite.current >= pause) {
      commit(text);
      return;
    }
    setAhead((before) => ({ text, written: before?.written ?? [] }));
    timer.current = setTimeout(() => commit(text), pause);
  };
  const flush = () => {
    if (ahead && !isWritten) commit(ahead.text);
  };
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setAhead(undefined);
  }, []);
  return { text: ahead?.text ?? inAddress, change, flush, forget };
}
