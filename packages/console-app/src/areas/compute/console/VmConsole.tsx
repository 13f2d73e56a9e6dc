import { lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'wouter';
import { Alert, Button, EmptyState, LinkButton, Skeleton, useAnnounce } from '@livery/ui';
import { vm as vmQuery, type LocatedVm } from '@livery/api/queries/compute';
import { NotFoundError } from '@livery/api/queries/errors';
import { openConsoleSession } from '@livery/api/queries/extension';
import { useActions } from '#kit/actions/useActions.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { ErrorAlert } from '#shared/ErrorAlert.js';
import { usePage } from '#shared/page.js';
import { PageTitle } from '#shared/pageTitle.js';
import { href } from '#shared/paths.js';
import { resolveSocket } from '#shared/server.js';
import { endExpiredSession } from '#shared/session.js';
import { vmActions } from '../actions.js';
import { ConsoleBar, fontSizes, type TerminalLook } from './ConsoleBar.js';
import { Connection, type ConnectionState } from './connection.js';
import * as styles from './console.css.js';
import type { TerminalHandle } from './Terminal.js';

const Terminal = lazy(() => import('./Terminal.js'));

/** The terminal of a virtual machine, in a window of its own: `/compute/vm/{location}/{vmId}/console`. */
export default function VmConsole() {
  const { location = '', vmId = '' } = useParams();
  const { data: vm, error, refetch } = useQuery(vmQuery(location, vmId));
  const { t, i18n } = useLingui();
  const { notFound } = virtualMachines.words;
  const retry = () => void refetch();
  if (vm) return <Console key={`${location} ${vmId}`} vm={vm} onRefresh={retry} />;
  if (!error) {
    return (
      <Frame>
        <div aria-busy="true" aria-label={t`Loading the console`}>
          <Skeleton shape="rows" count={8} />
        </div>
      </Frame>
    );
  }
  return (
    <Frame>
      {error instanceof NotFoundError ? (
        <EmptyState picture="search" action={<LinkButton href={href('vms')}>{t`Go to the list`}</LinkButton>}>
          {i18n._(notFound.text)}
        </EmptyState>
      ) : (
        <ErrorAlert error={error} onRetry={retry} />
      )}
    </Frame>
  );
}

/** The window while there is no machine to show. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.notice}>{children}</div>
      </main>
    </div>
  );
}

/** One connection for as long as the screen is shown. */
function useConnection({ location, uuid }: LocatedVm): [Connection, ConnectionState] {
  const client = useQueryClient();
  const page = usePage();
  const [connection] = useState(
    () =>
      new Connection({
        openSession: () =>
          openConsoleSession(client, { location, uuid }).catch((error: unknown) => {
            endExpiredSession(page, error);
            throw error;
          }),
        openSocket: resolveSocket(page),
        onPage: page.replace,
      }),
  );
  return [connection, useSyncExternalStore(connection.subscribe, connection.current)];
}

function Console({ vm, onRefresh }: { vm: LocatedVm; onRefresh: () => void }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [connection, state] = useConnection(vm);
  const [terminal, setTerminal] = useState<TerminalHandle | null>(null);
  const [hasSelection, setHasSelection] = useState(false);
  const [look, setLook] = useState<TerminalLook>({ fontSize: fontSizes.usual, screenReader: false });
  const firstButton = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { name } = vm;
  const { phase } = state;
  const runs = vm.status === 'running';
  const isReady = terminal !== null;

  useEffect(() => {
    if (runs && isReady) connection.connect();
  }, [runs, isReady, connection]);

  const latest = useRef({ onRefresh, announce });
  useEffect(() => {
    latest.current = { onRefresh, announce };
  });
  const connected = t`The console is connected`;
  useEffect(() => {
    if (phase === 'connected') latest.current.announce(connected);
    if (phase === 'stopped') latest.current.onRefresh();
  }, [phase, connected]);

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
      />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Notice vm={vm} state={state} onConnect={connection.connect} />
        <div className={styles.body}>
          <Suspense fallback={<Skeleton shape="rows" count={8} />}>
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
  const actions = useActions(vmActions, { current: () => vm });
  const said = useNotice(vm, state);
  if (!said) return null;
  const start = actions.button('start', vm);
  const canStart = start.disabledReason === undefined && vm.status !== 'running';
  return (
    <div className={styles.notice}>
      {'error' in state ? (
        <ErrorAlert title={said.title} error={state.error} actions={<Connect onConnect={onConnect} />} />
      ) : (
        <Alert
          tone={said.tone}
          title={said.title}
          actions={
            canStart ? (
              <Button {...start} size="small" variant="primary" />
            ) : (
              vm.status === 'running' && <Connect onConnect={onConnect} />
            )
          }
        >
          {said.text}
        </Alert>
      )}
      {actions.failures}
      {actions.dialog}
    </div>
  );
}

function Connect({ onConnect }: { onConnect: () => void }) {
  const { t } = useLingui();
  return <Button size="small" onClick={onConnect}>{t`Reconnect now`}</Button>;
}

/** The words of the notice; none while it connects and is connected. */
function useNotice({ name, status }: LocatedVm, state: ConnectionState) {
  const { t } = useLingui();
  const isPassing = virtualMachines.status?.transitions.has(status);
  if (state.phase === 'connected') return undefined;
  if (status !== 'running') {
    return isPassing
      ? {
          tone: 'info' as const,
          title: t`${name} is not ready yet`,
          text: t`The console connects by itself when it runs.`,
        }
      : {
          tone: 'info' as const,
          title: t`${name} is not running`,
          text: t`Only a running virtual machine has a console.`,
        };
  }
  switch (state.phase) {
    case 'lost': {
      const { seconds } = state;
      return {
        tone: 'warning' as const,
        title: t`The connection to the console was lost`,
        text: t`It is taken up again in ${seconds} s. What was on the screen stays.`,
      };
    }
    case 'offline':
      return {
        tone: 'warning' as const,
        title: t`The browser is offline`,
        text: t`The console connects by itself when the network is back.`,
      };
    case 'left':
      return {
        tone: 'info' as const,
        title: t`The session has ended`,
        text: t`Nobody is signed in on the console now.`,
      };
    case 'stopped':
      return {
        tone: 'info' as const,
        title: t`The virtual machine has ended the connection`,
        text: t`It may have restarted.`,
      };
    case 'refused':
      return { tone: 'danger' as const, title: t`Failed to open the console`, text: '' };
    default:
      return undefined;
  }
}
