import { useRef, useState, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Alert, KeyValueList, LinkButton, Stack } from '@livery/ui';
import type { ConsoleSession } from '@livery/api/generated/types';
import type { LocatedVm } from '@livery/api/queries/compute';
import { openVmConsole } from '@livery/api/queries/extension';
import { ActionFailure } from '#kit/actions/ActionFailure.js';
import { prepare } from '#kit/actions/preparedCall.js';
import { useAction } from '#kit/actions/useAction.js';
import { toasts } from '#shared/toasts.js';
import { isPage, openBlank, showDetails } from './sessionWindow.js';

interface Console {
  /** To be called inside a click: the browser blocks a window that opens later. */
  open: (vm: LocatedVm) => void;
  loading: boolean;
  /** Why no window opened: the call failed, or the browser blocked it. */
  notice: ReactNode;
}

/** Opens the screen of a machine in a window of its own. Livery's own extension. */
export function useConsole(): Console {
  const { t } = useLingui();
  const target = useRef<{ page: Window | null; name: string }>({ page: null, name: '' });
  const [blocked, setBlocked] = useState<ConsoleSession>();
  const action = useAction<ConsoleSession>(show);

  function show({ url, token = '', expires_at = '' }: Partial<ConsoleSession> = {}): void {
    const { page, name } = target.current;
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

  async function connect({ location, uuid }: LocatedVm): Promise<void> {
    const isOpened = await action.run(prepare(openVmConsole, { location, uuid }));
    if (!isOpened) target.current.page?.close();
  }

  return {
    open(vm) {
      const { name } = vm;
      setBlocked(undefined);
      target.current = { page: openBlank(t`Opening the console of ${name}`), name };
      void connect(vm);
    },
    loading: action.loading,
    notice: blocked ? (
      <BlockedWindow session={blocked} onDismiss={() => setBlocked(undefined)} />
    ) : (
      <ActionFailure action={action} />
    ),
  };
}

/** A session for which the browser let no window open: a link gets around that, or a viewer of one's own. */
function BlockedWindow({ session, onDismiss }: { session: ConsoleSession; onDismiss: () => void }) {
  const { t } = useLingui();
  const { url, token } = session;
  const page = isPage(url);
  return (
    <Alert
      tone="warning"
      title={t`The browser blocked the console window`}
      onDismiss={onDismiss}
      actions={
        page ? (
          <LinkButton size="small" href={url} external onClick={onDismiss}>
            {t`Open console`}
          </LinkButton>
        ) : undefined
      }
    >
      <Stack gap={2}>
        {page
          ? t`Open it with this link, or allow windows of this site.`
          : t`Allow windows of this site, or connect a viewer with this address and token.`}
        {!page && (
          <KeyValueList
            minColumn="360px"
            items={[
              { label: t`Address`, value: url, copy: url, monospace: true },
              { label: t`Token`, value: token, copy: token, monospace: true },
            ]}
          />
        )}
      </Stack>
    </Alert>
  );
}
