/* A page of somebody else, opened in a browser and worked by the drivers for Playwright. */
'use client';

import {
  Button,
  Checkbox,
  Dialog,
  Menu,
  NumberField,
  RadioCards,
  Select,
  Stack,
  Switch,
  Table,
  Tabs,
  TextField,
} from '@livery/ui';
import metal from '@livery/ui/themes/metal';
import { useState } from 'react';

/* What is called nearly the same stands first, for the drivers to pass by. */
const machines = ['web-1', 'web-2'];
const replicas: Readonly<Record<string, string>> = { 'web-1': 'web-2', 'web-2': 'web-1' };

export function Portal() {
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState('');
  const [tab, setTab] = useState('');
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <form aria-label={metal.company}>
      <Stack gap={4}>
        <TextField label="Name" optional />
        <NumberField label="Disks" defaultValue={1} />
        <Checkbox label="Backups" />
        <Switch label="Public" defaultChecked />
        <Select
          label="Location"
          name="location"
          options={[
            { id: 'tll', label: 'Tallinn', description: 'Estonia' },
            { id: 'jkt', label: 'Jakarta' },
          ]}
          defaultValue="jkt"
        />
        <Select
          label="Image"
          options={[
            { id: 'debian-12', label: 'Debian 12' },
            { id: 'debian', label: 'Debian', description: 'The newest' },
          ]}
        />
        <RadioCards
          label="Size"
          options={[
            { id: 's', label: 'Small' },
            { id: 'm', label: 'Medium' },
          ]}
        />
        <Menu
          label="Actions"
          trigger={<Button>Actions</Button>}
          items={[
            { id: 'rename', label: 'Rename', onAction: () => setOpen(true) },
            { id: 'snapshots', label: 'Delete snapshots', onAction: () => setAction('snapshots') },
            { id: 'delete', label: 'Delete', description: 'With its disks', onAction: () => setAction('delete') },
          ]}
        />
        <Tabs
          label="web-1"
          items={[
            { id: 'disks', label: 'Disks', content: 'Two disks' },
            { id: 'interfaces', label: 'Network interfaces', content: 'Two interfaces' },
            { id: 'net', label: 'Network', count: 1, content: 'One network' },
          ]}
          onChange={setTab}
        />
        <Table
          caption="Machines"
          columns={[
            { id: 'name', header: 'Name', cell: (name: string) => name },
            { id: 'replica', header: 'Replica', cell: (name: string) => replicas[name] },
          ]}
          rows={machines}
          getRowId={(name) => name}
          empty="None"
          selection={selection}
          onSelectionChange={setSelection}
        />
      </Stack>
      <output>{[action, tab, ...selection].join()}</output>
      <Button type="reset">Reset</Button>
      <Dialog open={open} onOpenChange={setOpen} heading="Rename" footer={<Button variant="primary">Save</Button>}>
        It has a new name.
      </Dialog>
    </form>
  );
}
