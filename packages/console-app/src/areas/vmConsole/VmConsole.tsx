import { Suspense, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { Alert, Button, Heading, LinkButton, Skeleton, useAnnounce, VisuallyHidden } from '@livery/ui';
import { ConsoleConnection, type ConnectionState } from '@livery/api/client/consoleConnection';
import { vm as vmQuery, type LocatedVm } from '@livery/api/queries/compute';
import { NotFoundError } from '@livery/api/queries/errors';
import { openConsoleSession } from '@livery/api/queries/vmConsole';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { lazyComponent } from '#shared/lazy.js';
import { useServices } from '#shared/services.js';
import { NotFoundScreen } from '#shared/notFound.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { ConsoleBar, fontSizes, type TerminalLook } from './ConsoleBar.js';
import * as styles from './console.css.js';
import { resolveSocket } from './sockets.js';
import type { TerminalHandle } from './Terminal.js';

const Terminal = lazyComponent(() => import('./Terminal.js'));
const StartNotice = lazyComponent(() => import('./StartNotice.js'));

/** The terminal of a virtual machine, alone in its window: `/compute/vm/{location}/{vmId}/console`. */
export default function VmConsole() {
  const { location = '', vmId = '' } = useParams();
  const { data: vm, error, refetch } = useQuery(vmQuery(location, vmId));
  const isGone = error instanceof NotFoundError;
  // One that has gone is still what was known last.
  if (vm && !isGone) return <Console key={`${location} ${vmId}`} vm={vm} onRefresh={refetch} />;
  return (
    <div className={styles.screen}>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isGone ? <MissingVm /> : <PendingConsole error={error} onRetry={() => void refetch()} />}
      </main>
    </div>
  );
}

/** The address names no virtual machine, or one that has been deleted. */
function MissingVm() {
  const { t, i18n } = useLingui();
  const { notFound } = virtualMachines.messages;
  return (
    <div className={styles.notice}>
      <NotFoundScreen
        heading={i18n._(notFound)}
        action={<LinkButton href={href('vms')}>{t`Go to the list`}</LinkButton>}
      />
    </div>
  );
}

/** While the virtual machine is on its way, or did not come. */
function PendingConsole({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useLingui();
  const title = t`Console`;
  return (
    <>
      <PageTitle title={title} />
      <Heading level={1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Heading>
      <div className={styles.notice} aria-busy={!error}>
        {error ? <ErrorAlert error={error} onRetry={onRetry} /> : <Skeleton shape="rows" count={8} />}
      </div>
    </>
  );
}

/** One connection for as long as the screen is shown. */
function useConsoleConnection({ location, uuid }: LocatedVm): [ConsoleConnection, ConnectionState] {
  const client = useQueryClient();
  const services = useServices();
  const [connection] = useState(
    () =>
      new ConsoleConnection({
        openSession: () => openConsoleSession(client, { location, uuid }),
        openSocket: resolveSocket(services),
        onPage: services.environment.replace,
      }),
  );
  return [connection, useSyncExternalStore(connection.subscribe, connection.current)];
}

interface ConsoleProps {
  vm: LocatedVm;
  /** Asks how the machine is; stays the same function. */
  onRefresh: () => Promise<unknown>;
}

function Console({ vm, onRefresh }: ConsoleProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [connection, state] = useConsoleConnection(vm);
  const [terminal, setTerminal] = useState<TerminalHandle | null>(null);
  const [hasSelection, setHasSelection] = useState(false);
  const [look, setLook] = useState<TerminalLook>({ fontSize: fontSizes.standard, screenReader: false });
  const firstButton = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { name, status } = vm;
  const { phase } = state;
  const isReady = terminal !== null && status === 'running';
  const connected = t`The console is connected`;
  function reconnect(): void {
    connection.connect();
    terminal?.focus();
  }

  useEffect(() => {
    if (isReady) connection.connect();
  }, [isReady, connection]);

  useEffect(() => {
    if (phase === 'connected') announce(connected);
    if (phase === 'stopped') void onRefresh();
  }, [phase, announce, connected, onRefresh]);

  return (
    <div className={styles.screen}>
      <PageTitle title={t`Console of ${name}`} />
      <ConsoleBar
        ref={firstButton}
        vm={vm}
        state={state}
        connection={connection}
        terminal={terminal}
        hasSelection={hasSelection}
        look={look}
        onLookChange={setLook}
        onReconnect={reconnect}
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Notice vm={vm} state={state} onConnect={reconnect} />
        <div className={styles.body}>
          <Suspense>
            <Terminal
              ref={setTerminal}
              connection={connection}
              label={t`Terminal of ${name}`}
              describedBy={hint}
              onLeave={() => firstButton.current?.focus()}
              onSelectionChange={setHasSelection}
              {...look}
            />
          </Suspense>
        </div>
      </main>
      <div id={hint} className={styles.hint}>
        <Trans>Ctrl+Shift+F leaves the terminal, which takes all other keys, Tab as well.</Trans>
      </div>
    </div>
  );
}

interface NoticeProps {
  vm: LocatedVm;
  state: ConnectionState;
  onConnect: () => void;
}

/** Why there is no connection, and what helps. */
function Notice({ vm, state, onConnect }: NoticeProps) {
  const { t } = useLingui();
  const message = useNotice(vm, state);
  if (!message) return null;
  const reconnect = <Button size="small" onClick={onConnect}>{t`Reconnect now`}</Button>;
  let notice: ReactNode;
  if ('error' in message) notice = <ErrorAlert {...message} actions={reconnect} />;
  else if (vm.status === 'running') notice = <Alert {...message} actions={reconnect} />;
  else {
    notice = (
      <Suspense fallback={<Alert {...message} />}>
        <StartNotice vm={vm} message={message} />
      </Suspense>
    );
  }
  return <div className={styles.notice}>{notice}</div>;
}

/** The words of the notice; none while it connects and is connected. */
function useNotice({ name, status }: LocatedVm, state: ConnectionState) {
  const { t } = useLingui();
  const info = (heading: string, children: string) => ({ tone: 'info' as const, heading, children });
  const warning = (heading: string, children: string) => ({ tone: 'warning' as const, heading, children });
  if (state.phase === 'connected') return undefined;
  if (virtualMachines.status?.transitions.has(status))
    return info(t`${name} is not ready yet`, t`The console connects by itself when it runs.`);
  if (status !== 'running') return info(t`${name} is not running`, t`Only a running virtual machine has a console.`);
  switch (state.phase) {
    case 'lost': {
      const { seconds } = state;
      const text = t`It is taken up again in ${seconds} s. What was on the screen stays.`;
      return warning(t`The connection to the console was lost`, text);
    }
    case 'offline':
      return warning(t`The browser is offline`, t`The console connects by itself when the network is back.`);
    case 'left':
      return info(t`The session has ended`, t`Nobody is signed in on the console now.`);
    case 'stopped':
      return info(t`The virtual machine has ended the connection`, t`It may have restarted.`);
    case 'refused':
      return { heading: t`Failed to open the console`, error: state.error };
    default:
      return undefined;
  }
}
