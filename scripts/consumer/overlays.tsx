/* What opens over a page, and what else has a driver and is no field: opened in a browser and worked by the drivers. */
import {
  Button,
  CommandPalette,
  ConfirmByName,
  ConfirmDialog,
  CopyButton,
  createToastQueue,
  Disclosure,
  MaskedValue,
  OneTimeSecret,
  Popover,
  SplitButton,
  Stack,
  ToastRegion,
} from '@livery/ui';
import metal from '@livery/ui/themes/metal';
import { useState } from 'react';

const toasts = createToastQueue();
const commands = ['Start web-1', 'Stop web-1'];

type Overlay = 'stop' | 'delete' | 'token' | 'commands';

export function Overlays() {
  const [open, setOpen] = useState<Overlay>();
  const [done, setDone] = useState('');
  const [query, setQuery] = useState('');
  const shown = (overlay: Overlay) => ({
    open: open === overlay,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? overlay : undefined),
  });
  const finish = (what: string) => () => {
    setOpen(undefined);
    setDone(what);
  };
  const matching = commands.filter((label) => label.includes(query));
  return (
    <Stack gap={4} aria-label={metal.company} role="main">
      <Disclosure label="More facts">Made in Tallinn</Disclosure>
      <CopyButton label="UUID" value="5f1c" />
      <MaskedValue label="API key" value="lk_5f1c" />
      <Button disabledReason="It is off already">Turn off</Button>
      <SplitButton
        menuLabel="More ways to stop"
        onClick={() => setOpen('stop')}
        items={[{ id: 'delete', label: 'Delete', onAction: () => setOpen('delete') }]}
      >
        Stop
      </SplitButton>
      <Popover heading="Columns" trigger={<Button>Columns</Button>}>
        Which
      </Popover>
      <Button onClick={() => setOpen('token')}>New token</Button>
      <Button onClick={() => setOpen('commands')}>Commands</Button>
      <Button
        onClick={() => toasts.danger('Not saved', { action: { label: 'Retry', onAction: finish('tried again') } })}
      >
        Save
      </Button>
      <output>{done}</output>
      <ConfirmDialog {...shown('stop')} heading="Stop web-1?" confirmLabel="Stop" onConfirm={finish('stopped')}>
        It is not reached until it is started.
      </ConfirmDialog>
      <ConfirmByName
        {...shown('delete')}
        heading="Delete web-1"
        name="web-1"
        consequences={['2 disks', '4 snapshots']}
        confirmLabel="Delete"
        onConfirm={finish('deleted')}
      />
      <OneTimeSecret {...shown('token')} heading="Token created" secrets={[{ label: 'Token', value: 'lt_9a2b' }]} />
      <CommandPalette
        {...shown('commands')}
        label="Commands"
        query={query}
        onQueryChange={setQuery}
        noMatch="Nothing is called so"
        groups={[
          {
            label: 'Machines',
            items: matching.map((label) => ({ id: label.replace(' ', '-'), label, onAction: finish(label) })),
          },
        ]}
      />
      <ToastRegion queue={toasts} />
    </Stack>
  );
}
