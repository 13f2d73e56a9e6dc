/* A portal that mounts the library in a shadow root, in a page with styles of its own. */
import {
  Announcer,
  Button,
  ComboBox,
  CommandPalette,
  createToastQueue,
  DateField,
  Dialog,
  Drawer,
  Form,
  IconButton,
  Inline,
  Menu,
  MultiSelect,
  Popover,
  PortalProvider,
  Select,
  Stack,
  Table,
  Tabs,
  TextField,
  ToastRegion,
  Tooltip,
  useAnnounce,
  useFocusRestoration,
} from '@livery/ui';
import { ThemeRegion } from '@livery/ui/theme-region';
import { Server } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { mountInShadow } from './mountInShadow.js';

const toasts = createToastQueue();
const places = [
  { id: 'tll', label: 'Tallinn' },
  { id: 'jkt', label: 'Jakarta' },
  { id: 'hel', label: 'Helsinki' },
];
const named = (prefix: string, count: number) => Array.from({ length: count }, (_, index) => `${prefix}-${index + 1}`);
const column = { id: 'name', header: 'Name', cell: (name: string) => name };

/** What opens, from buttons beside each other. `onSaid` is told what was chosen. */
function Openers({ onSaid }: { onSaid: (what: string) => void }) {
  const [open, setOpen] = useState('');
  const [query, setQuery] = useState('');
  const announce = useAnnounce();
  const props = (name: string) => ({ open: open === name, onOpenChange: (next: boolean) => setOpen(next ? name : '') });
  const item = (id: string, label: string) => ({ id, label, onAction: () => onSaid(id) });
  return (
    <>
      <Inline gap={2}>
        <Button onClick={() => setOpen('dialog')}>Rename</Button>
        <Button onClick={() => setOpen('drawer')}>Details</Button>
        <Button onClick={() => setOpen('palette')}>Find</Button>
        <Button onClick={() => toasts.success('web-1 is saved')}>Save</Button>
        <Menu
          label="Actions"
          trigger={<Button>Actions</Button>}
          items={[item('start', 'Start'), item('stop', 'Stop')]}
        />
        <Popover heading="Columns" trigger={<Button>Columns</Button>}>
          <Stack>
            <TextField label="Begins with" />
            <Select label="Order" options={places} />
          </Stack>
        </Popover>
        <Tooltip content="The server of web-1">
          <IconButton icon={Server} label="Server" />
        </Tooltip>
        <ThemeRegion theme="metal" mode="dark">
          <Menu label="Dark" trigger={<Button>Dark</Button>} items={[item('dark', 'In the dark')]} />
        </ThemeRegion>
      </Inline>
      <Dialog {...props('dialog')} heading="Rename web-1" footer={<Button onClick={() => setOpen('')}>Done</Button>}>
        <Stack>
          <TextField label="Name" />
          <ComboBox label="Owner" options={places} />
          <Button
            onClick={() => {
              toasts.info('The name is free');
              announce('Checked');
            }}
          >
            Check
          </Button>
        </Stack>
      </Dialog>
      <Drawer {...props('drawer')} heading="About web-1">
        Two disks
      </Drawer>
      <CommandPalette
        {...props('palette')}
        label="Find"
        placeholder="Find"
        noMatch="Nothing"
        query={query}
        onQueryChange={setQuery}
        groups={[{ label: 'Machines', items: [item('web-1', 'web-1'), item('web-2', 'web-2')] }]}
      />
    </>
  );
}

function Fields() {
  const [name, setName] = useState('');
  const message = name === '' ? 'Give the machine a name.' : undefined;
  return (
    <Form label="Machine" errors={message === undefined ? [] : [{ field: 'name', message }]} onSubmit={() => undefined}>
      <TextField label="Machine name" name="name" value={name} onChange={setName} error={message} />
      <Select label="Location" name="location" options={places} defaultValue="jkt" />
      <ComboBox label="Image" options={places} />
      <MultiSelect label="Zones" options={places} />
      <DateField label="From" name="from" min="2026-01-01" />
      <Button type="submit">Create</Button>
    </Form>
  );
}

const removeColumn = (onRemove: (name: string) => void) => ({
  id: 'remove',
  header: 'Remove',
  cell: (name: string) => <Button onClick={() => onRemove(name)}>{`Remove ${name}`}</Button>,
});

function Tables() {
  const [rows, setRows] = useState(['web-1', 'web-2', 'web-3']);
  const [direction, setDirection] = useState<'ascending' | 'descending'>('ascending');
  return (
    <>
      <Table
        caption="Disks"
        columns={[{ ...column, sortable: true }, removeColumn((name) => setRows(rows.filter((row) => row !== name)))]}
        rows={direction === 'ascending' ? rows : rows.toReversed()}
        getRowId={(name) => name}
        sort={{ column: 'name', direction }}
        onSortChange={(sort) => setDirection(sort.direction)}
        empty="None"
      />
      <div style={{ blockSize: 300, overflow: 'auto' }} tabIndex={-1} data-testid="box">
        <Table
          caption="Addresses"
          columns={[column]}
          rows={named('ip', 300)}
          getRowId={(name) => name}
          rowHref={(name) => `#${name}`}
          viewAll
          empty="None"
        />
      </div>
      <Table caption="Machines" columns={[column]} rows={named('vm', 300)} getRowId={(name) => name} empty="None" />
    </>
  );
}

function Portal({ overlays }: { overlays: HTMLElement }) {
  const [said, setSaid] = useState('');
  useFocusRestoration(overlays.getRootNode() as ShadowRoot);
  return (
    <PortalProvider container={overlays}>
      <Announcer>
        <main style={{ maxInlineSize: 600, paddingBlock: 12 }}>
          <Stack gap={4}>
            <Openers onSaid={setSaid} />
            <output>{said}</output>
            <Fields />
            <Tabs
              label="web-1"
              items={[
                { id: 'disks', label: 'Disks', content: 'Two disks' },
                { id: 'net', label: 'Network', content: 'One network' },
                { id: 'log', label: 'Log', content: 'No entries' },
              ]}
            />
            <Tables />
          </Stack>
        </main>
        <ToastRegion queue={toasts} />
      </Announcer>
    </PortalProvider>
  );
}

const host = document.querySelector('#root');
if (host) {
  const { application, overlays } = mountInShadow(host);
  createRoot(application).render(<Portal overlays={overlays} />);
}
