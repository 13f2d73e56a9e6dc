import { Plus, Trash2, X } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert.js';
import { Badge } from '../../components/Badge/Badge.js';
import { BarChart } from '../../components/BarChart/BarChart.js';
import { Button } from '../../components/Button/Button.js';
import { IconButton } from '../../components/Button/IconButton.js';
import { Checkbox } from '../../components/Checkbox/Checkbox.js';
import * as dialog from '../../components/Dialog/Dialog.css.js';
import { FormRow } from '../../components/Form/Form.js';
import { Inline } from '../../components/Layout/Inline.js';
import { Stack } from '../../components/Layout/Stack.js';
import { Meter } from '../../components/Meter/Meter.js';
import { NumberField } from '../../components/NumberField/NumberField.js';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.js';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.js';
import { Select } from '../../components/Select/Select.js';
import { Switch } from '../../components/Switch/Switch.js';
import { TextField } from '../../components/TextField/TextField.js';
import { ToastRegion } from '../../components/Toast/Toast.js';
import type { ToastEntry, ToastQueue } from '../../components/Toast/toastQueue.js';
import * as styles from './themePage.css.js';

const variants = [
  ['primary', 'Create machine'],
  ['secondary', 'Restart'],
  ['quiet', 'Cancel'],
  ['danger', 'Delete'],
] as const;

/** Every button in every state that stands still. */
export function Buttons() {
  return (
    <Stack gap={2}>
      {variants.map(([variant, messages]) => (
        <Inline key={variant}>
          <Button variant={variant} icon={variant === 'danger' ? Trash2 : Plus}>
            {messages}
          </Button>
          <Button variant={variant} size="small">
            {messages}
          </Button>
          <Button variant={variant} loading>
            {messages}
          </Button>
          <Button variant={variant} disabled>
            {messages}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}

const systems = [
  { id: 'debian', label: 'Debian 13' },
  { id: 'rocky', label: 'Rocky Linux 10' },
];

/** A form in the middle of being filled in. */
export function FormSample() {
  return (
    <Stack gap={4}>
      <FormRow>
        <TextField label="Name" defaultValue="web-03" description="Letters, digits and dashes." />
        <TextField label="Public key" defaultValue="ssh-rsa AAAAB3" monospace error="Paste the whole key." />
      </FormRow>
      <FormRow>
        <Select label="Operating system" options={systems} defaultValue="debian" />
        <NumberField label="Disk" unit="GB" defaultValue={80} min={20} max={1000} />
      </FormRow>
      <Inline gap={6} align="start">
        <RadioGroup
          label="Paid"
          defaultValue="hour"
          options={[
            { id: 'hour', label: 'by the hour' },
            { id: 'month', label: 'by the month' },
          ]}
        />
        <Stack gap={2}>
          <Checkbox label="Back up each night" defaultChecked />
          <Checkbox label="Reserve a public IPv4 address" />
          <Switch label="Start after creating" defaultChecked />
        </Stack>
      </Inline>
      <FormRow>
        <Meter label="Machines" value={41} max={50} valueText="41 of 50" />
        <ProgressBar label="Copying the image" value={62} />
      </FormRow>
    </Stack>
  );
}

const tones = ['neutral', 'primary', 'success', 'warning', 'danger', 'info', 'outline'] as const;

/** The semantic colors: as labels, and as messages. */
export function Meanings() {
  return (
    <Stack gap={3}>
      <Inline>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Inline>
      <Alert tone="info" heading="Maintenance on Sunday" urgency="off">
        Machines keep running; the console is closed for an hour.
      </Alert>
      <Alert tone="success" heading="Payment received" urgency="off" />
      <Alert tone="warning" heading="Balance lasts for two days" urgency="off">
        Add credit to keep your machines.
      </Alert>
      <Alert tone="danger" heading="The machine could not be created" urgency="off">
        There is no host with 64 vCPU free in Tallinn. Choose a smaller size.
      </Alert>
    </Stack>
  );
}

/** How a dialog looks; a real one would cover the page and hold its focus. */
export function DialogSample({ id }: { id: string }) {
  return (
    <div className={styles.stage}>
      <section className={`${dialog.modal} ${dialog.size.small}`} aria-labelledby={id}>
        <div className={dialog.dialog}>
          <header className={dialog.header}>
            <div className={dialog.titles}>
              <h2 id={id} className={dialog.title}>
                Stop web-01
              </h2>
              <p className={dialog.description}>It keeps its addresses and its disks.</p>
            </div>
            <IconButton size="small" icon={X} label="Close" />
          </header>
          <div className={dialog.body}>People who use it now lose their connection.</div>
          <footer className={dialog.footer}>
            <Button>Cancel</Button>
            <Button variant="primary">Stop machine</Button>
          </footer>
        </div>
      </section>
    </div>
  );
}

const months = ['January', 'February', 'March', 'April'].map((label) => ({ id: label, label }));
const kinds = ['Machines', 'Volumes', 'Addresses', 'Backups', 'Traffic', 'Support'];

/** All six colors of charts. */
export function ChartSample() {
  return (
    <BarChart
      label="Costs"
      categoryLabel="Month"
      categories={months}
      series={kinds.map((label, index) => ({
        id: label,
        label,
        values: months.map((_, month) => 4 + ((index + month) % 3)),
      }))}
    />
  );
}

const entries: readonly ToastEntry[] = [
  { id: 1, tone: 'success', text: 'web-03 was created' },
  { id: 2, tone: 'danger', text: 'web-02 could not be stopped', detail: 'It is being backed up. Try again later.' },
];
const noId = (): number => 0;
const nothing = (): void => undefined;

/** Toasts that stay: theirs is a queue in which nothing happens. */
const still: ToastQueue = {
  success: noId,
  danger: noId,
  warning: noId,
  info: noId,
  dismiss: nothing,
  clear: nothing,
  subscribe: () => nothing,
  entries: () => entries,
};

export function ToastSample() {
  return (
    <div className={styles.toasts}>
      <ToastRegion queue={still} />
    </div>
  );
}
