import { useEffect, useRef } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAnnounce } from '@livery/ui';
import { isTransitional } from '@livery/api/domain/vmStatus';
import type { Vm } from '@livery/api/generated/types';

/** Says aloud how a transition ended: "web-1 is running". */
export function useSettledAnnouncement({ name, status }: Pick<Vm, 'name' | 'status'>): void {
  const { t } = useLingui();
  const announce = useAnnounce();
  const last = useRef(status);
  const ends: Partial<Record<Vm['status'], string>> = {
    running: t`${name} is running`,
    stopped: t`${name} is stopped`,
    hibernated: t`${name} is hibernated`,
  };
  const end = ends[status];
  useEffect(() => {
    const before = last.current;
    last.current = status;
    if (before !== status && isTransitional(before) && end !== undefined) announce(end);
  }, [status, end, announce]);
}
