import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useAnnounce } from '@livery/ui';
import { isFiltering } from './filter.js';
import type { ListView } from './useListState.js';

/** Nobody wants a number read after each letter. In ms. */
const pause = 700;

/** Says how many machines match once the visitor has stopped changing the filter; nothing while that is not known. */
export function useAnnouncedMatches(count: number | undefined, { filter }: ListView): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const filtering = isFiltering(filter);
  /* Sorting makes the view anew, with the same filter in it. */
  const asked = JSON.stringify(filter);
  const last = useRef(asked);
  useEffect(() => {
    if (last.current === asked || count === undefined) return undefined;
    const text = filtering
      ? plural(count, { one: '# virtual machine matches', other: '# virtual machines match' })
      : t`All virtual machines are shown`;
    const timer = setTimeout(() => {
      last.current = asked;
      announce(text);
    }, pause);
    return () => clearTimeout(timer);
  }, [count, asked, filtering, announce, t]);
}
