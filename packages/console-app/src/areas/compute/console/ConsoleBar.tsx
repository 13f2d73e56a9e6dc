import { useEffect, useState, type Ref } from 'react';
import { useLingui } from '@lingui/react/macro';
import { AArrowDown, AArrowUp, ClipboardPaste, Copy, Ear, Keyboard, Maximize, Minimize, RefreshCw } from 'lucide-react';
import {
  Button,
  ConfirmDialog,
  copyToClipboard,
  Dialog,
  Heading,
  IconButton,
  Inline,
  Link,
  StatusIndicator,
  Text,
  TextArea,
} from '@livery/ui';
import type { LocatedVm } from '@livery/api/queries/compute';
import { ResourceStatus } from '#kit/status/ResourceStatus.js';
import { virtualMachines } from '#resources/virtualMachines.js';
import { toasts } from '#shared/toasts.js';
import type { Connection, ConnectionState } from './connection.js';
import * as styles from './console.css.js';
import type { TerminalHandle } from './Terminal.js';

export const fontSizes = { smallest: 10, usual: 14, largest: 28, step: 2 } as const;

/** How the text of the terminal is shown. */
export interface TerminalLook {
  /** In px. */
  fontSize: number;
  screenReader: boolean;
}

interface ConsoleBarProps {
  vm: LocatedVm;
  state: ConnectionState;
  connection: Connection;
  terminal: TerminalHandle | null;
  hasSelection: boolean;
  look: TerminalLook;
  onLookChange: (look: TerminalLook) => void;
  /** The first button, where the keyboard goes that leaves the terminal. */
  ref: Ref<HTMLButtonElement>;
}

/** Name and state of the machine, and what can be done with its terminal. */
export function ConsoleBar(props: ConsoleBarProps) {
  const { vm, state, connection, terminal, hasSelection, look, onLookChange, ref } = props;
  const { t } = useLingui();
  const [asked, setAsked] = useState<'paste' | 'keys'>();
  const { isFullScreen, toggleFullScreen } = useFullScreen();
  const { name } = vm;
  const notConnected = state.phase === 'connected' ? undefined : t`The console is not connected`;
  const close = () => setAsked(undefined);

  async function copy(): Promise<void> {
    const copied = await copyToClipboard(terminal?.selection() ?? '');
    if (copied) toasts.success(t`Copied the selection`);
    else toasts.danger(t`The browser refused access to the clipboard`);
  }

  const resized = (step: number) => ({
    size: 'small' as const,
    onClick: () => onLookChange({ ...look, fontSize: look.fontSize + step }),
  });

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
          onClick={() => setAsked('paste')}
        />
        <IconButton
          size="small"
          icon={Copy}
          label={t`Copy selection`}
          disabledReason={hasSelection ? undefined : t`Select text in the terminal first`}
          onClick={() => void copy()}
        />
        <IconButton
          size="small"
          icon={Keyboard}
          label={t`Send Ctrl+Alt+Del`}
          disabledReason={notConnected}
          onClick={() => setAsked('keys')}
        />
        <IconButton
          {...resized(-fontSizes.step)}
          icon={AArrowDown}
          label={t`Smaller text`}
          disabledReason={look.fontSize > fontSizes.smallest ? undefined : t`The text cannot be smaller`}
        />
        <IconButton
          {...resized(fontSizes.step)}
          icon={AArrowUp}
          label={t`Larger text`}
          disabledReason={look.fontSize < fontSizes.largest ? undefined : t`The text cannot be larger`}
        />
        <IconButton
          size="small"
          icon={Ear}
          label={t`Screen reader mode`}
          aria-pressed={look.screenReader}
          onClick={() => onLookChange({ ...look, screenReader: !look.screenReader })}
        />
        <IconButton
          size="small"
          icon={isFullScreen ? Minimize : Maximize}
          label={isFullScreen ? t`Leave full screen` : t`Full screen`}
          onClick={toggleFullScreen}
        />
        <IconButton
          size="small"
          icon={RefreshCw}
          label={t`Reconnect`}
          disabledReason={vm.status === 'running' ? undefined : t`The virtual machine is not running`}
          onClick={connection.connect}
        />
      </Inline>
      <PasteDialog
        key={asked}
        open={asked === 'paste'}
        onClose={close}
        onSend={(text) => {
          terminal?.paste(text);
          close();
        }}
      />
      <ConfirmDialog
        open={asked === 'keys'}
        onOpenChange={close}
        title={t`Send Ctrl+Alt+Del to ${name}?`}
        confirmLabel={t`Send`}
        onConfirm={() => {
          connection.sendCtrlAltDelete();
          close();
        }}
      >
        <Text>{t`Most operating systems restart at once.`}</Text>
      </ConfirmDialog>
    </header>
  );
}

function ConnectionStatus({ state: { phase } }: { state: ConnectionState }) {
  const { t } = useLingui();
  if (phase === 'connected') return <StatusIndicator tone="success">{t`Connected`}</StatusIndicator>;
  if (phase === 'connecting') return <StatusIndicator transitional>{t`Connecting`}</StatusIndicator>;
  if (phase === 'lost' || phase === 'offline')
    return <StatusIndicator tone="warning">{t`Connection lost`}</StatusIndicator>;
  return <StatusIndicator>{t`Not connected`}</StatusIndicator>;
}

interface PasteDialogProps {
  open: boolean;
  onClose: () => void;
  onSend: (text: string) => void;
}

/** Takes a text that is sent as if it were typed: a password, say, that the keyboard of the machine has other keys for. */
function PasteDialog({ open, onClose, onSend }: PasteDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t`Paste text`}
      description={t`It is sent as if it were typed, whatever the keyboards. The shell runs each line that ends.`}
      footer={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            disabledReason={text === '' ? t`Enter the text to send` : undefined}
            onClick={() => onSend(text)}
          >
            {t`Send`}
          </Button>
        </>
      }
    >
      <TextArea label={t`Text`} monospace value={text} onChange={setText} />
    </Dialog>
  );
}

/** The whole page fills the screen, so that its dialogs are seen. */
function useFullScreen() {
  const [isFullScreen, setFullScreen] = useState(false);
  useEffect(() => {
    const changed = () => setFullScreen(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, []);
  const toggleFullScreen = () =>
    // A browser that refuses leaves everything as it is.
    void (isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(
      () => undefined,
    );
  return { isFullScreen, toggleFullScreen };
}
