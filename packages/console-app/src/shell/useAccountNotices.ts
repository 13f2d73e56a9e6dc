import { useCallback, useEffect, useState } from 'react';
import type * as atRest from './atRest.js';
import { useStorage } from '#shared/services.js';

type Code = Pick<typeof atRest, 'Watches' | 'NoticeStack'>;

/** When the watches of every page begin, in ms after the console has started: the screen comes first. */
const delay = 2000;

interface AccountNotices {
  /** Fetched apart from the first load; undefined until then, and where it cannot be had. */
  code: Code | undefined;
  /** Whether there are notices. What the tab showed before holds until it is known, so that the page does not move. */
  hasNotices: boolean;
  /** With null where it cannot be known: none are shown then, and the next page expects what this one did. */
  onChange: (hasNotices: boolean | null) => void;
}

/** The notices about the billing account above the header of every page. */
export function useAccountNotices(): AccountNotices {
  const { accountNotices } = useStorage();
  const [hadNotices] = useState(() => accountNotices.get() ?? false);
  const [hasNotices, setHasNotices] = useState(hadNotices);
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    let isCurrent = true;
    const load = (): void =>
      void import('./atRest.js').then(
        (loaded) => isCurrent && setCode(loaded),
        () => isCurrent && setHasNotices(false),
      );
    const timer = hadNotices ? undefined : setTimeout(load, delay);
    if (hadNotices) load();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [hadNotices]);
  const onChange = useCallback(
    (has: boolean | null) => {
      setHasNotices(has ?? false);
      if (has) accountNotices.set(true);
      else if (has === false) accountNotices.clear();
    },
    [accountNotices],
  );
  return { code, hasNotices, onChange };
}
