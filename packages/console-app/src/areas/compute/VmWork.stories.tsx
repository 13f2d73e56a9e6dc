import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listBillingAccounts } from '@livery/api/generated/operations/billing';
import {
  createReplica,
  createVm,
  deleteReplica,
  listVms,
  stopVm,
  updateVm,
} from '@livery/api/generated/operations/compute';
import { listIpAddresses } from '@livery/api/generated/operations/network';
import type { Vm } from '@livery/api/generated/types';
import {
  act,
  cancel,
  choose,
  dialogClosed,
  expectFact,
  expectNotice,
  expectStatus,
  fill,
  menuClosed,
  openActions,
  openDialog,
  openTab,
  pass,
  press,
  submit,
  submitOf,
  typeName,
  type PlayContext,
} from '#stories/acting.js';
import { callAsColleague, emptyResponse, holdCalls, loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { findVm, vmPath, type ScreenSetup } from '#stories/screenSetup.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Changing a virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

interface OnVm extends Partial<ScreenSetup> {
  tab?: string;
}

/** A story that begins on the page of a machine. */
const onVm = (name: string, play: (context: PlayContext) => Promise<void>, { tab, ...setup }: OnVm = {}) =>
  screenStory(
    {
      path: vmPath(name, tab),
      ...setup,
    },
    async (context) => {
      await context.canvas.findByRole('heading', { level: 1, name });
      await play(context);
    },
  );

/** A machine as the server has it now. */
async function vmNow(name: string): Promise<Vm | undefined> {
  const { location } = await findVm(site, name);
  const vms = await site.api.read(listVms, { location });
  return vms.find((vm) => vm.name === name);
}

/** For `before`: the machine was stopped; by force that takes 2 s. */
const stopped =
  (name: string, force = true, seconds = 3) =>
  async (opened: Site) => {
    await opened.api.change(stopVm, { ...(await findVm(opened, name)), force });
    opened.advance(seconds);
  };

async function stop(context: PlayContext): Promise<void> {
  await press(context, 'Stop');
  await submit(context);
  await expectStatus(context.canvas, 'Stopping');
}

async function start(context: PlayContext, name: string): Promise<void> {
  await press(context, 'Start');
  await context.canvas.findByRole('progressbar', { name: `Starting ${name}` });
  await expectNotice(new RegExp(`Starting ${name}(?! in rescue)`));
  await pass(site, 6);
  await expectStatus(context.canvas, 'Running');
}

/** What a dialog is about fails, in its documented words, and is done by a retry. */
async function submitTwice({ userEvent }: PlayContext, dialog: HTMLElement, failure: string): Promise<void> {
  await userEvent.click(submitOf(dialog));
  const alert = await within(dialog).findByRole('alert');
  for (const words of [failure, '(HTTP 500)']) await expect(alert).toHaveTextContent(words);
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await dialogClosed();
}

const isUsable = (control: HTMLElement) => waitFor(() => expect(control).not.toHaveAttribute('aria-disabled', 'true'));

/** A graceful stop is said aloud when it is over; what cannot be done says why in the menu. */
export const Stopped = onVm('web-1', async (context) => {
  const reasons = within(await openActions(context));
  const rescue = reasons.getByRole('menuitem', { name: /^Start in rescue mode/ });
  await expect(rescue).toHaveAccessibleName('Start in rescue mode Stop the virtual machine to start it in rescue mode');
  await expect(rescue).toHaveAttribute('aria-disabled', 'true');
  await context.userEvent.keyboard('{Escape}');
  await menuClosed();
  await press(context, 'Stop');
  const dialog = await openDialog();
  await expect(dialog).toHaveTextContent('If it has not done so after 120 seconds, it is forced to stop.');
  await submit(context);
  await expectStatus(context.canvas, 'Stopping');
  await pass(site, 10);
  await expectStatus(context.canvas, 'Stopped');
  await waitFor(() =>
    expect(
      screen
        .getAllByRole('log')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain('web-1 is stopped'),
  );
  await expect(await vmNow('web-1')).toMatchObject({ status: 'stopped' });
  const menu = within(await openActions(context));
  await expect(menu.getByRole('menuitem', { name: /^Change password/ })).toHaveAccessibleName(
    'Change password Start the virtual machine to change its password',
  );
  await expect(menu.getByRole('menuitem', { name: /^Force stop/ })).toHaveAccessibleName(
    /The virtual machine is stopped/,
  );
});

/** What ignores its graceful stop is forced by the server after 120 s, and by whoever does not wait for that. */
export const ForcedToStop = onVm(
  'legacy-erp',
  async (context) => {
    const { canvas } = context;
    await canvas.findByRole('progressbar', { name: 'Stopping legacy-erp' });
    await canvas.findByText(/If the operating system has not shut down after 120 seconds/);
    await pass(site, 60);
    await expectStatus(canvas, 'Stopped');
    await start(context, 'legacy-erp');
    await stop(context);
    await press(context, 'Force stop');
    await expect(await openDialog()).toHaveTextContent('The power is cut at once');
    await submit(context);
    await expectNotice('Forcing legacy-erp to stop');
    await pass(site, 2);
    await expectStatus(canvas, 'Stopped');
    await openTab(context, /Activity/);
    await canvas.findByText(/did not shut down within 120 seconds/);
  },
  { before: stopped('legacy-erp', false, 60) },
);

/** A stop and start ends rescue mode. */
export const RescueEnded = onVm('ci-runner', async (context) => {
  const { canvas } = context;
  await act(context, 'Start in rescue mode');
  await submit(context);
  await expectNotice('Starting ci-runner in rescue mode');
  await expectStatus(canvas, 'Starting');
  await pass(site, 6);
  await expectStatus(canvas, 'Running (rescue)');
  await canvas.findByText(/This applies to this launch only; a stop and start ends it\./);
  await stop(context);
  await pass(site, 10);
  await expectStatus(canvas, 'Stopped');
  await expect(canvas.queryByText('Rescue mode')).toBeNull();
  await start(context, 'ci-runner');
  await isUsable(canvas.getByRole('button', { name: 'Stop' }));
  await expect(await vmNow('ci-runner')).toMatchObject({ status: 'running', is_rescue: false });
});

/** It is said what goes with a machine and what stays; its name has to be typed. */
export const Deleted = onVm(
  'mail',
  async (context) => {
    const { canvas } = context;
    const address = (await vmNow('mail'))?.public_ipv4 ?? 'none';
    const dialog = await act(context, 'Delete');
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Disk sda, 40 GB', 'Disk sdb, 250 GB', '4 backups']),
    );
    await waitFor(() =>
      expect(dialog).toHaveTextContent(
        `The public IP address ${address} stays reserved for you and is charged €3.20 a month`,
      ),
    );
    const confirm = submitOf(dialog);
    await expect(confirm).toHaveAccessibleDescription('Type the name to confirm');
    await typeName(context, dialog, 'mail');
    await isUsable(confirm);
    await fill(context, within(dialog).getByRole('textbox'), 'mial');
    await expect(confirm).toHaveAccessibleDescription('The name does not match yet');
    await typeName(context, dialog, 'mail');
    await submitTwice(context, dialog, 'Error performing action');
    await expectNotice('Deleted mail');
    await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
    await pass(site, 120);
    await press(context, 'View all (13)');
    await canvas.findByRole('link', { name: 'web-1' });
    await expect(canvas.queryByRole('link', { name: 'mail' })).toBeNull();
    const addresses = await site.api.read(listIpAddresses, { location: 'jhv' });
    await expect(addresses.find((one) => one.address === address)).toMatchObject({ assigned_to: null });
    const vms = await site.api.read(listVms, { location: 'jhv' });
    await expect(vms.map(({ name }) => name)).not.toContain('mail');
  },
  { faults: [{ operationId: 'deleteVm', status: 500, times: 1 }] },
);

/** What somebody else has stopped meanwhile is not stopped again: the refusal says why. */
export const StoppedByAnother = onVm('web-1', async (context) => {
  const { canvas, userEvent } = context;
  await press(context, 'Stop');
  const dialog = await openDialog();
  const { location, uuid } = await findVm(site, 'web-1');
  await callAsColleague(site, 'stopVm', { location }, { uuid, force: true });
  await userEvent.click(submitOf(dialog));
  await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'Wait until the virtual machine has finished',
  );
  await expectStatus(canvas, 'Stopping');
  await cancel(context);
  await openTab(context, /Activity/);
  const [doneBy] = await canvas.findAllByText(/jaan@tamm-partners\.example/);
  await expect(doneBy?.closest('tr')).toHaveTextContent(/Stop/);
  await pass(site, 3);
  await expectStatus(canvas, 'Stopped');
});

/**
 * Backups that were requested with a machine and could not be switched on say so, with a retry. A request for a machine
 * that is gone is dropped.
 */
export const BackupsNotSwitchedOn = onVm(
  'pending',
  async (context) => {
    await expectFact(context, 'Weekly backups', 'Off, on as soon as it is ready');
    await pass(site, 20);
    await expectNotice('Failed to enable/disable backup');
    await expectFact(context, 'Weekly backups', /^Off$/);
    await context.userEvent.click(
      within(screen.getByRole('region', { name: /Notifications/ })).getByRole('button', { name: 'Retry' }),
    );
    await expectFact(context, 'Weekly backups', 'On');
    await waitFor(() => expect(site.storage.pendingBackups.get()).toBeUndefined());
    await expect(await vmNow('pending')).toMatchObject({ backup: true });
  },
  {
    async before({ api, storage, now }) {
      const location = 'jhv';
      const image = { os_name: 'ubuntu', os_version: '24.04', username: 'ops', password: 'Str0ngSecret' };
      const size = { ram: 2048, vcpu: 1, disks: [20] };
      await api.change(createVm, { location, name: 'pending', billing_account_id: 1201, ...image, ...size });
      const vms = await api.read(listVms, { location });
      const uuid = vms.find(({ name }) => name === 'pending')?.uuid ?? '';
      const gone = { location, uuid: '00000000-0000-4000-8000-000000000000' };
      storage.pendingBackups.set([gone, { location, uuid, requestedAt: now() }]);
    },
    faults: [{ operationId: 'toggleVmBackup', status: 500, times: 1 }],
  },
);

/** While the only snapshot is being made there is nothing to rebuild from; then the name has to be typed. */
export const RebuiltFromSnapshot = onVm(
  'ci-runner',
  async (context) => {
    const { canvas } = context;
    await press(context, 'Take snapshot');
    await expect(await openDialog()).toHaveTextContent(
      'Snapshots are charged for used storage only: €0.08 per GB and month.',
    );
    await submit(context);
    await expectNotice('Taking a snapshot of ci-runner');
    const table = within(await canvas.findByRole('table', { name: 'Snapshots' }));
    await table.findByText('Being made');
    for (const name of [/Rebuild from snapshot/, /Delete snapshot/]) {
      await expect(table.getByRole('button', { name })).toHaveAccessibleDescription(
        'Wait until the snapshot has been made',
      );
    }
    const menu = within(await openActions(context));
    await expect(menu.getByRole('menuitem', { name: /^Rebuild/ })).toHaveAccessibleName(
      'Rebuild from snapshot or backup Wait until the snapshot has been made',
    );
    await context.userEvent.keyboard('{Escape}');
    await menuClosed();
    // The page follows the snapshot, and then the machine, by itself.
    site.advance(4);
    await table.findByText(/\d GB/);

    await context.userEvent.click(table.getByRole('button', { name: /Rebuild from snapshot/ }));
    const dialog = await openDialog();
    await expect(within(dialog).getByRole('listitem')).toHaveTextContent('Everything written to disk sda since');
    await expect(submitOf(dialog)).toHaveAccessibleDescription('Type the name to confirm');
    await typeName(context, dialog, 'ci-runner');
    await submit(context);
    await expectNotice('Rebuilding ci-runner');
    await expectStatus(canvas, 'Rebuilding');
    site.advance(30);
    await waitFor(() => expect(canvas.queryByText('Rebuilding')).toBeNull());
  },
  { tab: 'replicas' },
);

/** Nothing is rebuilt from another copy than the one that was chosen, when that is gone. */
export const ChosenCopyGone = onVm(
  'web-1',
  async (context) => {
    const { userEvent } = context;
    const { storage = [] } = (await vmNow('web-1')) ?? {};
    const copies = storage.flatMap(({ replicas }) => replicas).filter(({ size_gb }) => size_gb !== undefined);
    const [newest] = copies.toSorted((a, b) => String(b.created_at).localeCompare(String(a.created_at)));
    const dialog = await act(context, 'Rebuild from snapshot or backup');
    await typeName(context, dialog, 'web-1');
    await site.api.change(deleteReplica, {
      ...(await findVm(site, 'web-1')),
      replica_uuid: newest?.uuid ?? '',
    });
    window.dispatchEvent(new Event('visibilitychange'));
    const gone = 'The chosen snapshot or backup is not there any more. Choose another one.';
    await within(dialog).findAllByText(gone);
    await expect(submitOf(dialog)).toHaveAccessibleDescription(gone);
    await userEvent.type(within(dialog).getByRole('textbox'), '{Enter}');
    await expect(site.changes).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: /Rebuild from/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0]!);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(site.changes).toEqual([]);
    await submit(context);
    await expectNotice('Rebuilding web-1');
    await pass(site, 30);
    await expectStatus(context.canvas, 'Running');
  },
  {
    tab: 'replicas',
    // What is being made is looked after, so that the page hears of what goes.
    before: async (opened) => opened.api.change(createReplica, await findVm(opened, 'web-1')).then(() => undefined),
  },
);

/** The switch shows at once what was pressed; one that fails goes back and says so. */
export const BackupsSwitched = onVm(
  'web-1',
  async (context) => {
    const { canvas, userEvent } = context;
    const backups = await canvas.findByRole('switch', { name: 'Weekly backups' });
    await expect(backups).toBeChecked();
    await expect(backups).toHaveAccessibleDescription(/Made every week, Wednesday 02:00 UTC\. The last four are kept/);
    const release = holdCalls(site, '/user-resource/vm/backup');
    await userEvent.click(backups);
    await waitFor(() => expect(backups).not.toBeChecked());
    await expect(await vmNow('web-1')).toMatchObject({ backup: true });
    release();
    await expectNotice('Switched weekly backups of web-1 off');
    await expect(await vmNow('web-1')).toMatchObject({ backup: false });
    await userEvent.click(backups);
    await expectNotice('Switched weekly backups of web-1 on');
    await expect(await vmNow('web-1')).toMatchObject({ backup: true });

    await site.setFaults([{ operationId: 'toggleVmBackup', status: 500, times: 1 }]);
    await userEvent.click(backups);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to enable/disable backup');
    await expect(backups).toBeChecked();
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(backups).not.toBeChecked());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(async () => expect(await vmNow('web-1')).toMatchObject({ backup: false }));
  },
  { tab: 'replicas' },
);

export const Cloned = onVm('db-1', async (context) => {
  const { canvas, userEvent } = context;
  const dialog = await act(context, 'Clone');
  const name = await within(dialog).findByRole('textbox', { name: 'Name of the clone' });
  await expect(name).toHaveValue('db-1-clone');
  await fill(context, name, 'db-3');
  await waitFor(() => expect(dialog).toHaveTextContent(/The clone costs, in addition.*€/));
  await submit(context);
  await userEvent.click(await screen.findByRole('button', { name: 'Open db-3' }));
  await canvas.findByRole('heading', { level: 1, name: 'db-3' });
  await expectStatus(canvas, 'Cloning');
  // The page follows the clone by itself.
  site.advance(25);
  await expectStatus(canvas, 'Running');
  const clone = await vmNow('db-3');
  await expect(clone).toMatchObject({ vcpu: 8, memory: 32_768, public_ipv4: null });
  await expect(clone?.storage.map(({ size }) => size)).toEqual([40, 500]);
});

/** A clone that was not named is there all the same; a clone and a disk whose answers were lost say where to look. */
export const AnswersLost = onVm('web-1', async (context) => {
  const { canvas, userEvent } = context;
  emptyResponse(site, '/user-resource/vm/clone');
  const clone = within(await act(context, 'Clone'));
  await fill(context, await clone.findByRole('textbox', { name: 'Name of the clone' }), 'copied');
  await submit(context);
  await expectNotice('Cloning web-1 to copied');
  await expect(await vmNow('copied')).toBeDefined();

  const look = async (action: string) => {
    const dialog = within(await act(context, action));
    await userEvent.click(submitOf(await openDialog()));
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent(
        'It may have been done all the same: look before you try again.',
      ),
    );
    await userEvent.click(dialog.getByRole('link', { name: 'Look whether it is there' }));
    await dialogClosed();
  };
  loseResponse(site, '/user-resource/vm/storage');
  await look('Add disk');
  const disks = within(await canvas.findByRole('table', { name: 'Disks' }));
  await waitFor(() =>
    expect(disks.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['sda', 'sdb']),
  );
  loseResponse(site, '/user-resource/vm/clone');
  await look('Clone');
  await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
  await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  await fill(context, canvas.getByRole('searchbox', { name: 'Search virtual machines' }), 'web-1-clone');
  await canvas.findByRole('link', { name: 'web-1-clone' });
  await pass(site, 120);
  await waitFor(() => expect(canvas.queryByText('Cloning')).toBeNull());
});

export const Reinstalled = onVm('staging-web', async (context) => {
  const dialog = await act(context, 'Reinstall');
  await waitFor(() =>
    expect(dialog).toHaveTextContent(/Everything on the primary disk sda, 20 GB.*Installed programs/),
  );
  await choose(context, dialog, /Operating system/, 'Debian');
  await choose(context, dialog, /Version/, /12/);
  await typeName(context, dialog, 'staging-web');
  await submit(context);
  await expectStatus(context.canvas, 'Reinstalling');
  await pass(site, 30);
  await expectStatus(context.canvas, 'Running');
  await expectFact(context, 'Operating system', 'Debian 12');
});

/** With the price before and after. */
export const Resized = onVm(
  'staging-web',
  async (context) => {
    const { userEvent } = context;
    const dialog = await act(context, 'Resize');
    const fields = within(dialog);
    await expect(await fields.findByRole('radio', { name: '1 vCPU, 2 GB memory' })).toBeChecked();
    await userEvent.click(submitOf(dialog));
    await waitFor(() =>
      expect(fields.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
        'Choose another size than the present one',
      ),
    );
    await userEvent.click(fields.getByRole('radio', { name: '4 vCPU, 8 GB memory' }));
    // In Tartu all is 5 % cheaper: 4.90 + 2 × 3.00 + 20 × 0.11 + 2.40 now, 4 × 4.90 + 8 × 3.00 + … then.
    await waitFor(() => expect(dialog).toHaveTextContent(/Price now.*€14\.73 per month.*€45\.79 per month/));
    await submitTwice(context, dialog, 'Failed to update virtual machine');
    await expectNotice('Resized staging-web');
    await expectFact(context, 'vCPU', '4');
    await expectFact(context, 'Memory', '8 GB');
    await expectStatus(context.canvas, 'Stopped');
    await expect(await vmNow('staging-web')).toMatchObject({ vcpu: 4, memory: 8192 });
  },
  { before: stopped('staging-web'), faults: [{ operationId: 'updateVm', status: 500, times: 1 }] },
);

/** A size that somebody else has set meanwhile is the present one, and the one that it had before can be set again. */
export const ResizedMeanwhile = onVm(
  'staging-web',
  async (context) => {
    const fields = within(await act(context, 'Resize'));
    await expect(await fields.findByRole('radio', { name: '1 vCPU, 2 GB memory' })).toBeChecked();
    await site.api.change(updateVm, { ...(await findVm(site, 'staging-web')), vcpu: 4, ram: 8192 });
    await pass(site, 60);
    await waitFor(() => expect(fields.getByRole('radio', { name: '4 vCPU, 8 GB memory' })).toBeChecked());
    await context.userEvent.click(fields.getByRole('radio', { name: '1 vCPU, 2 GB memory' }));
    await submit(context);
    await expectNotice('Resized staging-web');
    await expect(await vmNow('staging-web')).toMatchObject({ vcpu: 1, memory: 2048 });
  },
  { before: stopped('staging-web'), playsWideOnly: true },
);

/** A size beyond what the provider allows is refused, and none is ordered in its place; one that runs has to be stopped. */
export const ResizeRefused = onVm(
  'ci-runner',
  async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await act(context, 'Resize');
    const fields = within(dialog);
    await userEvent.click(await fields.findByRole('radio', { name: 'Custom size' }));
    const vcpu = await fields.findByRole('textbox', { name: 'vCPU' });
    await fill(context, vcpu, '64');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(vcpu).toHaveAccessibleDescription(/Enter at most 32/));
    await expect(vcpu).toHaveValue('64');
    await expect(site.changes).toEqual([]);
    await userEvent.clear(vcpu);
    await userEvent.tab();
    await waitFor(() => expect(dialog).toHaveTextContent(/Price after — per month/));
    await fill(context, vcpu, '3');
    await fill(context, fields.getByRole('textbox', { name: 'Memory' }), '5.5');
    await submit(context);
    await expect(await vmNow('ci-runner')).toMatchObject({ vcpu: 3, memory: 5632 });

    const resize = within(await canvas.findByRole('tabpanel')).getByRole('button', { name: 'Resize' });
    await start(context, 'ci-runner');
    const before = site.changes.length;
    await waitFor(() => expect(resize).toHaveAccessibleDescription('Stop the virtual machine to resize it'));
    resize.focus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.queryByRole('dialog')).toBeNull();
    const menu = within(await openActions(context));
    const item = menu.getByRole('menuitem', { name: /^Resize/ });
    await expect(item).toHaveAccessibleName('Resize Stop the virtual machine to resize it');
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(site.changes).toHaveLength(before);
  },
  { tab: 'settings' },
);

const tooMuch = /More than your billing account may use/;

/** What a limited billing account does not allow says so, before the server does. */
export const LimitedAccount = onVm(
  'staging-web',
  async (context) => {
    const clone = await act(context, 'Clone');
    await waitFor(() => expect(submitOf(clone)).toHaveAccessibleDescription(tooMuch));
    await expect(submitOf(clone)).toHaveAttribute('aria-disabled', 'true');
    await cancel(context);
    const large = await within(await act(context, 'Resize')).findByRole('radio', { name: '4 vCPU, 8 GB memory' });
    await expect(large).toHaveAttribute('aria-disabled', 'true');
    await expect(large).toHaveAccessibleDescription(tooMuch);
  },
  { scenario: 'indebted', before: stopped('staging-web') },
);

/** A suspended billing account does not keep a machine from being made smaller. */
export const SuspendedAccount = onVm(
  'staging-db',
  async (context) => {
    const { userEvent } = context;
    const fields = within(await act(context, 'Resize'));
    await expect(await fields.findByRole('radio', { name: '4 vCPU, 8 GB memory' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(fields.getByRole('radio', { name: 'Custom size' }));
    await fill(context, await fields.findByRole('textbox', { name: 'vCPU' }), '1');
    await fill(context, fields.getByRole('textbox', { name: 'Memory' }), '1');
    await submit(context);
    await expectNotice('Resized staging-db');
    await expect(await vmNow('staging-db')).toMatchObject({ vcpu: 1, memory: 1024 });
  },
  { scenario: 'suspended' },
);

/** A suspended account says why it cannot be chosen. */
export const MovedToAnotherAccount = onVm('staging-web', async (context) => {
  const { userEvent } = context;
  const dialog = await act(context, 'Move to another billing account');
  await waitFor(() => expect(dialog).toHaveTextContent('staging-web is charged to Client project Saar now'));
  await userEvent.click(submitOf(dialog));
  await within(dialog).findByText('This field is required');
  await userEvent.click(within(dialog).getByRole('button', { name: /Billing account/ }));
  const suspended = await screen.findByRole('option', { name: /Old agency account/ });
  await expect(suspended).toHaveAttribute('aria-disabled', 'true');
  await expect(suspended).toHaveTextContent('Suspended');
  await userEvent.click(screen.getByRole('option', { name: /Tamm & Partners/ }));
  await submit(context);
  await expectNotice('Moved staging-web to another billing account');
  await expectFact(context, 'Billing account', 'Tamm & Partners');
  await expect(await vmNow('staging-web')).toMatchObject({ billing_account: 1201 });
});

/** What the server says of the billing accounts, each with other words about it. */
async function otherAccounts(opened: Site) {
  const [mine, other, old] = await opened.api.read(listBillingAccounts, {});
  return [
    { ...mine },
    { ...other, title: 'Frozen one', restriction_level: 'FROZEN' },
    { ...old, title: 'Closed one', status: 'ACTIVE', restriction_level: 'TERMINATED' },
    { ...other, id: 1299, title: 'Small one', restriction_level: 'LIMITED' },
  ];
}

/** Accounts that are frozen, closed or too small say so, before the server does. */
export const AccountsThatCannotPay = onVm(
  'db-1',
  async (context) => {
    const dialog = await act(context, 'Move to another billing account');
    await context.userEvent.click(await within(dialog).findByRole('button', { name: /Billing account/ }));
    const says = async (account: RegExp, reason: string) => {
      const option = await screen.findByRole('option', { name: account });
      await expect(option).toHaveAttribute('aria-disabled', 'true');
      await expect(option).toHaveTextContent(reason);
    };
    await says(/Frozen one/, 'Frozen: nothing new can be charged to it');
    await says(/Closed one/, 'Closed: nothing can be charged to it');
    await says(/Small one/, 'More than your billing account may use');
  },
  { faults: async (opened) => [{ operationId: 'listBillingAccounts', body: await otherAccounts(opened) }] },
);

const frozen = /Frozen: nothing new can be charged to it/;

/** What cannot be charged to a frozen account says so before the server does; what costs nothing more can be done. */
export const FrozenAccount = onVm(
  'db-1',
  async (context) => {
    const { canvas, userEvent } = context;
    for (const action of ['Add disk', 'Clone', 'Take snapshot']) {
      const dialog = await act(context, action);
      await waitFor(() => expect(submitOf(dialog)).toHaveAccessibleDescription(frozen));
      await expect(submitOf(dialog)).toHaveAttribute('aria-disabled', 'true');
      await cancel(context);
    }
    await openTab(context, /^Network/);
    await press(context, 'Assign address');
    const assigning = await openDialog();
    await waitFor(() => expect(submitOf(assigning)).toHaveAccessibleDescription(frozen));
    await choose(context, assigning, /Address/, /kept for the move/);
    await isUsable(submitOf(assigning));
    await cancel(context);
    await openTab(context, /^Snapshots/);
    const own = await canvas.findByRole('switch', { name: 'Weekly backups' });
    await expect(own).toBeChecked();
    await isUsable(own);
    await userEvent.click(own);
    await expectNotice('Switched weekly backups of db-1 off');
    await waitFor(() => expect(own).toHaveAccessibleDescription(frozen));
    await expect(own).toHaveAttribute('aria-disabled', 'true');
  },
  {
    async faults(opened) {
      const { location, uuid } = await findVm(opened, 'db-1');
      const vms = await opened.api.read(listVms, { location });
      const accounts = await opened.api.read(listBillingAccounts, {});
      const paying = vms.find((vm) => vm.uuid === uuid)?.billing_account;
      const body = accounts.map((one) => Object.assign(one, one.id === paying && { restriction_level: 'FROZEN' }));
      return [{ operationId: 'listBillingAccounts', body }];
    },
  },
);

/** A name shows at once; one that is refused goes back, and the typed one stays for another try, also where it was typed again meanwhile. A long one is broken. */
export const LongName = onVm(
  'api',
  async (context) => {
    const { canvas, userEvent } = context;
    const long = 'W'.repeat(64);
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await fill(context, field, long);
    const release = holdCalls(site, '/user-resource/vm');
    await press(context, 'Rename');
    await canvas.findByRole('heading', { level: 1, name: long });
    await waitFor(() => expect(document.title.startsWith(long)).toBe(true));
    await expect(await vmNow('api')).toBeDefined();
    await userEvent.type(field, 'x{Backspace}');
    release();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to update virtual machine');
    await canvas.findByRole('heading', { level: 1, name: 'api' });
    await expect(field).toHaveValue(long);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('heading', { level: 1, name: long });
    await expectNotice('Renamed the virtual machine');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await vmNow(long)).toMatchObject({ hostname: 'api' });
    const dialog = within(await act(context, 'Clone'));
    await expect(await dialog.findByRole('textbox', { name: 'Name of the clone' })).toHaveValue(
      `${'W'.repeat(58)}-clone`,
    );
    await submit(context);
  },
  { tab: 'settings', faults: [{ operationId: 'updateVm', status: 500, times: 1 }] },
);

async function createNamed(context: PlayContext, name: string): Promise<void> {
  const { canvas } = context;
  await press(context, 'Generate password');
  await fill(context, canvas.getByLabelText('Name'), name);
  await press(context, 'Create virtual machine');
  await canvas.findByRole('heading', { level: 1, name });
  await pass(site, 20);
  await expectStatus(canvas, 'Running');
}

/** A snapshot of a machine becomes another machine. */
export const MadeFromSnapshot = onVm(
  'gitlab',
  async (context) => {
    const { canvas } = context;
    const source = await vmNow('gitlab');
    await press(context, /^Create a virtual machine from snapshot of/);
    await canvas.findByRole('heading', { level: 1, name: 'Create virtual machine' });
    await expect(await canvas.findByRole('radio', { name: 'Tallinn' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Snapshot or backup' })).toBeChecked();
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Snapshot or backup' })).toHaveDisplayValue(/^gitlab: Snapshot of /),
    );
    // The copied disk needs its room, whatever the package brings.
    await expect(await canvas.findByRole('radio', { name: '2 vCPU, 4 GB' })).toHaveAccessibleDescription(/100 GB disk/);
    await createNamed(context, 'gitlab-trial');
    await expect(await vmNow('gitlab-trial')).toMatchObject({
      os_name: source?.os_name,
      os_version: source?.os_version,
      storage: [{ size: 100, primary: true }],
    });
  },
  { tab: 'replicas' },
);

/** A further disk of a stopped machine becomes the primary disk of a new one. */
export const MadeFromDisk = onVm(
  'mail',
  async (context) => {
    const { canvas } = context;
    const { storage } = (await vmNow('mail')) ?? {};
    const further = await canvas.findByRole('button', { name: 'Create a virtual machine from disk sdb' });
    await expect(further).toHaveAccessibleDescription('Stop the virtual machine to use its disk for another one');
    await stopped('mail')(site);
    await pass(site, 120);
    await waitFor(() => expect(further).toHaveAccessibleDescription(''));
    await expect(
      canvas.getByRole('button', { name: 'Create a virtual machine from disk sda' }),
    ).toHaveAccessibleDescription('The primary disk stays with its virtual machine');
    await context.userEvent.click(further);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Existing disk' })).toHaveValue('mail: sdb'));
    await createNamed(context, 'rescued');
    await expect((await vmNow('rescued'))?.storage).toMatchObject([
      { uuid: storage?.[1]?.uuid, size: 250, primary: true },
    ]);
    await expect((await vmNow('mail'))?.storage).toHaveLength(1);
  },
  { tab: 'disks' },
);
