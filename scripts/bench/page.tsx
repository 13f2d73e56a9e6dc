/*
 * The page that `npm run bench -- library` measures in: the library's components, and the same of plain HTML by React.
 * Each case is prepared, then worked; only the work is measured.
 */
import {
  Button,
  Checkbox,
  createToastQueue,
  Dialog,
  ProgressBar,
  Select,
  Table,
  Tabs,
  TextField,
  ToastRegion,
  Tooltip,
  type TableColumn,
} from '@livery/ui';
import { memo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import theme from '@livery/ui/themes/default';

interface Machine {
  id: string;
  name: string;
  status: string;
  address: string;
}

const machines: readonly Machine[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `vm-${index}`,
  name: `web-${index}`,
  status: index % 3 === 0 ? 'Stopped' : 'Running',
  address: `10.0.${index >> 8}.${index & 255}`,
}));
const few = machines.slice(0, 10);
const renamed = machines.map((machine, index) => (index === 3 ? { ...machine, name: 'renamed' } : machine));
const reversed = machines.toReversed();
const columns: readonly TableColumn<Machine>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'address', header: 'Address', cell: ({ address }) => address },
];
const options = machines.map(({ id, name }) => ({ id, label: name }));

const OurTable = ({ rows }: { rows: readonly Machine[] }) => (
  <Table caption="Machines" columns={columns} rows={rows} getRowId={({ id }) => id} empty="None" viewAll />
);

const PlainRow = memo(function PlainRow({ machine }: { machine: Machine }) {
  return (
    <tr>
      <th scope="row">{machine.name}</th>
      <td>{machine.status}</td>
      <td>{machine.address}</td>
    </tr>
  );
});

const PlainTable = ({ rows }: { rows: readonly Machine[] }) => (
  <table>
    <caption>Machines</caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Status</th>
        <th scope="col">Address</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((machine) => (
        <PlainRow key={machine.id} machine={machine} />
      ))}
    </tbody>
  </table>
);

const OurSelect = () => <Select label="Machine" options={options} />;

const PlainSelect = () => (
  <label>
    Machine
    <select size={8}>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

function OurDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog heading="Rename web-1" open={isOpen} onOpenChange={setIsOpen}>
        <TextField label="Name" defaultValue="web-1" />
      </Dialog>
    </>
  );
}

function PlainDialog() {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  return (
    <>
      <button type="button" onClick={() => dialog?.showModal()}>
        Rename
      </button>
      <dialog ref={setDialog} aria-label="Rename web-1">
        <h2>Rename web-1</h2>
        <label>
          Name
          <input defaultValue="web-1" />
        </label>
      </dialog>
    </>
  );
}

const toasts = createToastQueue();

const OurScreen = () => (
  <>
    <Tabs
      label="Sections"
      items={[
        { id: 'machines', label: 'Machines', content: <OurTable rows={few} /> },
        { id: 'other', label: 'Other', content: 'Nothing' },
      ]}
    />
    <TextField label="Name" />
    <Select label="Location" options={options.slice(0, 10)} />
    <Checkbox label="Backups" />
    <OurDialog />
    <Tooltip content="Starts it">
      <Button>Start</Button>
    </Tooltip>
    <ProgressBar label="Building" value={40} />
    <ToastRegion queue={toasts} />
  </>
);

const PlainScreen = () => (
  <>
    <div role="tablist" aria-label="Sections">
      <button type="button" role="tab" id="tab-1" aria-selected aria-controls="panel-1">
        Machines
      </button>
      <button type="button" role="tab" id="tab-2" aria-selected={false} tabIndex={-1}>
        Other
      </button>
    </div>
    <div role="tabpanel" id="panel-1" aria-labelledby="tab-1">
      <PlainTable rows={few} />
    </div>
    <label>
      Name <input />
    </label>
    <label>
      Location
      <select>
        {options.slice(0, 10).map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
    <label>
      <input type="checkbox" /> Backups
    </label>
    <PlainDialog />
    <button type="button" title="Starts it">
      Start
    </button>
    <progress aria-label="Building" value={40} max={100} />
    <div role="region" aria-label="Notifications" />
  </>
);

/** What is shown before the work, if anything, and what the work does. */
interface Case {
  before?: ReactNode;
  work: ReactNode | ((container: HTMLElement) => void);
  /** What the work is done with: it must be there before the paint counts. */
  until?: string;
}

const press = (container: HTMLElement): void => container.querySelector('button')?.click();

const cases: Readonly<Record<string, { ours: Case; plain: Case }>> = {
  table: { ours: { work: <OurTable rows={machines} /> }, plain: { work: <PlainTable rows={machines} /> } },
  'changed row': {
    ours: { before: <OurTable rows={machines} />, work: <OurTable rows={renamed} /> },
    plain: { before: <PlainTable rows={machines} />, work: <PlainTable rows={renamed} /> },
  },
  reversed: {
    ours: { before: <OurTable rows={machines} />, work: <OurTable rows={reversed} /> },
    plain: { before: <PlainTable rows={machines} />, work: <PlainTable rows={reversed} /> },
  },
  'select, opened': {
    ours: { before: <OurSelect />, work: press, until: '[role=option]' },
    plain: { work: <PlainSelect /> },
  },
  screen: { ours: { work: <OurScreen /> }, plain: { work: <PlainScreen /> } },
  dialog: {
    ours: { before: <OurDialog />, work: press, until: '[role=dialog] input' },
    plain: { before: <PlainDialog />, work: press, until: 'dialog[open]' },
  },
};

let container: HTMLElement;
let root: Root;
let current: Case;

const painted = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done());
      port1.start();
      port2.postMessage(null);
    });
  });

/** Shows what a case begins with. */
async function prepare(name: string, kind: 'ours' | 'plain'): Promise<void> {
  const found = cases[name]?.[kind];
  if (!found) throw new Error(`There is no case "${name}".`);
  current = found;
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
  flushSync(() => root.render(current.before));
  await new Promise((done) => {
    setTimeout(done, 60);
  });
  await painted();
}

/** Does what is measured. Returns the time until it was painted, in ms. */
async function work(): Promise<number> {
  const began = performance.now();
  const { work: part, until } = current;
  if (typeof part === 'function') part(container);
  else flushSync(() => root.render(part));
  await painted();
  const isDone = (): boolean => until === undefined || document.querySelector(until) !== null;
  while (!isDone()) await painted();
  return performance.now() - began;
}

async function clear(): Promise<void> {
  root.unmount();
  container.remove();
  await painted();
}

Object.assign(globalThis, { bench: { theme: theme.name, cases: Object.keys(cases), prepare, work, clear } });
