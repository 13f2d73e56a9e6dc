import { useEffect, useRef, useState, type Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AArrowDown, AArrowUp, ClipboardPaste, Copy, Ear, Keyboard, Maximize, Minimize, RefreshCw } from 'lucide-react';
import { copyToClipboard, Heading, IconButton, Inline, Link, StatusIndicator, type IconButtonProps } from '@livery/ui';
import type { ConnectionState, ConsoleConnection } from '@livery/api/client/consoleConnection';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ResourceStatus } from '#kit';
import { virtualMachines } from '#resources/virtualMachines.js';
import { lazyModal } from '#shared/lazy.js';
import { useToasts } from '#shared/toasts.js';
import * as styles from './console.css.js';
import type { TerminalHandle } from './Terminal.js';

const PasteDialog = lazyModal(
  async () => (await import('./PasteDialog.js')).default,
  ({ onClose }) => onClose(),
);

const SendKeysDialog = lazyModal(
  async () => (await import('./SendKeysDialog.js')).default,
  ({ onClose }) => onClose(),
);

export const fontSizes = { smallest: 10, standard: 14, largest: 28, step: 2 } as const;

/** How the terminal is shown: size of its text in px, and whether for screen readers. */
export interface TerminalLook {
  fontSize: number;
  screenReader: boolean;
}

interface ConsoleBarProps {
  vm: LocatedVm;
  state: ConnectionState;
  connection: ConsoleConnection;
  terminal: TerminalHandle | null;
  hasSelection: boolean;
  look: TerminalLook;
  onLookChange: (look: TerminalLook) => void;
  onReconnect: () => void;
  /** The first button, where the keyboard goes that leaves the terminal. */
  ref: Ref<HTMLButtonElement>;
}

/** Name and state of the machine, and what can be done with its terminal. */
export function ConsoleBar(props: ConsoleBarProps) {
  const { vm, state, connection, terminal, hasSelection, look, onLookChange, onReconnect, ref } = props;
  const { t } = useLingui();
  const [requested, setRequested] = useState<'paste' | 'keys'>();
  const toasts = useToasts();
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  const { name } = vm;
  const { fontSize, screenReader } = look;
  const notConnected = state.phase === 'connected' ? undefined : t`The console is not connected`;
  const isSent = useRef(false);
  const close = () => setRequested(undefined);
  /* Whoever has sent something goes on typing. */
  function afterDialog(): void {
    if (isSent.current) terminal?.focus();
    isSent.current = false;
  }
  const resize = (step: number) => () => onLookChange({ ...look, fontSize: fontSize + step });

  async function copy(): Promise<void> {
    const copied = await copyToClipboard(terminal?.selection() ?? '');
    if (copied) toasts.success(t`Copied the selection`);
    else toasts.danger(t`The browser refused access to the clipboard`);
  }

  const tools: Pick<IconButtonProps, 'icon' | 'label' | 'disabledReason' | 'onClick' | 'aria-pressed'>[] = [
    {
      icon: Copy,
      label: t`Copy selection`,
      disabledReason: hasSelection ? undefined : t`Select text in the terminal first`,
      onClick: () => void copy(),
    },
    {
      icon: Keyboard,
      label: t`Send Ctrl+Alt+Del`,
      disabledReason: notConnected,
      onClick: () => setRequested('keys'),
    },
    {
      icon: AArrowDown,
      label: t`Smaller text`,
      disabledReason: fontSize > fontSizes.smallest ? undefined : t`The text cannot be smaller`,
      onClick: resize(-fontSizes.step),
    },
    {
      icon: AArrowUp,
      label: t`Larger text`,
      disabledReason: fontSize < fontSizes.largest ? undefined : t`The text cannot be larger`,
      onClick: resize(fontSizes.step),
    },
    {
      icon: Ear,
      label: t`Screen reader mode`,
      'aria-pressed': screenReader,
      onClick: () => onLookChange({ ...look, screenReader: !screenReader }),
    },
    // No page of an iPhone can fill the screen.
    ...(document.fullscreenEnabled
      ? [
          {
            icon: isFullScreen ? Minimize : Maximize,
            label: isFullScreen ? t`Leave full screen` : t`Full screen`,
            onClick: toggleFullScreen,
          },
        ]
      : []),
    {
      icon: RefreshCw,
      label: t`Reconnect`,
      disabledReason: vm.status === 'running' ? undefined : t`The virtual machine is not running`,
      onClick: onReconnect,
    },
  ];

  return (
    <header className={styles.bar}>
      <div className={styles.facts}>
        <Heading level={1} size="base">
          <Link variant="standalone" href={virtualMachines.hrefOf(vm)}>
            {name}
          </Link>
        </Heading>
        {virtualMachines.status && <ResourceStatus status={virtualMachines.status} row={vm} />}
        <ConnectionStatus state={state} />
      </div>
      <Inline gap={1}>
        <IconButton
          ref={ref}
          size="small"
          icon={ClipboardPaste}
          label={t`Paste text`}
          disabledReason={notConnected}
          onClick={() => setRequested('paste')}
        />
        {tools.map((tool) => (
          <IconButton key={tool.label} size="small" {...tool} />
        ))}
      </Inline>
      <PasteDialog
        open={requested === 'paste'}
        onClose={close}
        onExitComplete={afterDialog}
        disabledReason={notConnected}
        onSend={(text) => (isSent.current = terminal?.paste(text) ?? false)}
      />
      <SendKeysDialog
        open={requested === 'keys'}
        onClose={close}
        onExitComplete={afterDialog}
        disabledReason={notConnected}
        onSend={() => (isSent.current = connection.sendCtrlAltDelete())}
        name={name}
      />
    </header>
  );
}

function ConnectionStatus({ state: { phase } }: { state: ConnectionState }) {
  const { t } = useLingui();
  if (phase === 'connected') return <StatusIndicator tone="success">{t`Connected`}</StatusIndicator>;
  if (phase === 'connecting') return <StatusIndicator transitional>{t`Connecting`}</StatusIndicator>;
  const isLost = phase === 'lost' || phase === 'offline';
  return (
    <StatusIndicator tone={isLost ? 'warning' : 'neutral'}>
      {isLost ? t`Connection lost` : t`Not connected`}
    </StatusIndicator>
  );
}

/** Lets the page fill the screen: all of it, so that its dialogs are seen. A browser that refuses leaves it as it is. */
function useFullScreen() {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const changed = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  async function toggleFullScreen(): Promise<void> {
    const requested = isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    await requested.catch(() => undefined);
  }
  return { isFullScreen, toggleFullScreen: () => void toggleFullScreen() };
}
