import { useRef, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { VmCapability } from '@livery/api/domain/vmCapabilities';
import type { ConsoleSession, Vm } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { openVmConsole } from '@livery/api/queries/extension';
import { toasts } from '#shared/toasts.js';
import { useAction, type Action } from '#shared/useAction.js';
import { isPage, openBlank, showDetails } from './sessionWindow.js';

/** Only a running machine has a screen. */
export const canOpenConsole = ({ status }: Pick<Vm, 'status'>): VmCapability =>
  status === 'running' ? { allowed: true } : { allowed: false, reason: 'vm-not-running' };

export interface Console {
  /** To be called inside a click: the browser blocks a window that opens later. */
  open: () => void;
  busy: boolean;
  action: Action<{ location: string; uuid: string }>;
  /** A session for which the browser let no window open. */
  blocked: ConsoleSession | undefined;
  dismiss: () => void;
}

/** Opens the screen of a machine in a window of its own. Livery's own extension. */
export function useConsole({ location, uuid, name }: LocatedVm): Console {
  const { t } = useLingui();
  const target = useRef<Window | null>(null);
  const [blocked, setBlocked] = useState<ConsoleSession>();

  function show({ url, token = '', expires_at = '' }: Partial<ConsoleSession> = {}): void {
    const page = target.current;
    if (url === undefined) {
      page?.close();
      toasts.danger(t`The server did not say where the console is`);
    } else if (!page || page.closed) {
      setBlocked({ url, token, expires_at });
    } else if (isPage(url)) {
      page.location.replace(url);
    } else {
      showDetails(page, {
        title: t`Console of ${name}`,
        text: t`The screen is served over WebSocket (VNC). Connect a viewer with this address and token.`,
        facts: [
          [t`Address`, url],
          [t`Token`, token],
          [t`Valid until (UTC)`, String(expires_at)],
        ],
      });
    }
  }

  const action = useAction(openVmConsole, { onDone: show });

  async function connect(): Promise<void> {
    const opened = await action.run({ location, uuid });
    if (!opened) target.current?.close();
  }

  return {
    open() {
      setBlocked(undefined);
      target.current = openBlank(t`Opening the console of ${name}`);
      void connect();
    },
    busy: action.busy,
    action,
    blocked,
    dismiss: () => setBlocked(undefined),
  };
}
