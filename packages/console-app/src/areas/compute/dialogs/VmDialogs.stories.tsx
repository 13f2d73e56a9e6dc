import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { act, cancel, dialogClosed, expectFact, fill, openTab, submitOf, type PlayContext } from '#stories/acting.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { findVm, vmPath } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Dialogs of a virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const onVm = (name: string, play: (context: PlayContext) => Promise<void>, tab?: string) =>
  screenStory({ path: vmPath(name, tab) }, async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name });
    await play(context);
  });

export const Delete = onVm('web-1', async (context) => {
  const dialog = await act(context, 'Delete');
  await expect(within(dialog).getByRole('button', { name: t`Delete virtual machine` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

/** The request that it sends is shown exactly. */
export const Stop = onVm('web-1', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: t`Stop` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByText('Show as API request'));
  const { uuid } = await findVm(site, 'web-1');
  await expect((await dialog.findByRole('region', { name: 'API request' })).textContent).toBe(
    [
      'curl --request POST \\',
      `  --url '${site.origin}/v1/jhv/user-resource/vm/stop' \\`,
      '  --header "apikey: $LIVERY_API_KEY" \\',
      `  --data-urlencode 'uuid=${uuid}' \\`,
      "  --data-urlencode 'force=false'",
    ].join('\n'),
  );
});

/** The requests of what has no dialog of its own are shown together. */
export const Requests = onVm('ci-runner', async (context) => {
  const dialog = within(await act(context, 'Show as API request'));
  const { uuid } = await findVm(site, 'ci-runner');
  await dialog.findByRole('region', { name: 'Start' });
  for (const [name, path] of [
    ['Start', '/jhv/user-resource/vm/start'],
    ['Switch weekly backups on or off', '/backup'],
  ] as const) {
    const request = dialog.getByRole('region', { name });
    for (const part of [path, `uuid=${uuid}`]) await expect(request).toHaveTextContent(part);
  }
});

/** A stopped machine can be resized, but gets no new password: the button says why and does nothing. */
export const Resize = onVm(
  'ci-runner',
  async (context) => {
    const password = await context.canvas.findByRole('button', { name: 'Change password' });
    await expect(password).toHaveAccessibleDescription('Start the virtual machine to change its password');
    password.focus();
    await context.userEvent.keyboard('{Enter}');
    const dialog = await act(context, 'Resize');
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await context.userEvent.click((await within(dialog).findAllByRole('radio'))[0]!);
  },
  'settings',
);

/** The password has to keep the rules, and the request that is shown never holds it. */
export const ChangePassword = onVm('api', async (context) => {
  const dialog = await act(context, 'Change password');
  const { getByLabelText, getByRole, getByText, findByRole } = within(dialog);
  await expect(getByRole('textbox', { name: 'User name' })).toHaveValue('deploy');
  const password = getByLabelText('New password');
  await waitFor(() => expect(password).toHaveFocus());
  await fill(context, password, 'short1');
  await context.userEvent.click(submitOf(dialog));
  await waitFor(() => expect(password).toHaveAccessibleDescription(/Use at least 8 characters/));
  await expect(site.changes).toEqual([]);

  await fill(context, password, 'L0ngerPassword');
  const rules = within(getByRole('list', { name: 'Rules of the password' })).getAllByRole('listitem');
  await expect(rules.filter(({ textContent }) => textContent.includes('(met)'))).toHaveLength(4);
  await context.userEvent.click(getByText('Show as API request'));
  const request = await findByRole('region', { name: 'API request' });
  await expect(request).toHaveTextContent('"password=$PASSWORD"');
  await expect(request).not.toHaveTextContent('L0ngerPassword');
  await context.userEvent.click(submitOf(dialog));
  await screen.findByText('Changed the password of api');
  const sent = site.changes.map(({ call, form }) => [call, form.get('username'), form.get('password')]);
  await expect(sent).toEqual([['PATCH /jhv/user-resource/vm/user', 'deploy', 'L0ngerPassword']]);
});

export const Reinstall = onVm('web-1', async (context) => {
  await act(context, 'Reinstall');
});

/** What the machine has is offered no longer: nothing else is installed unless somebody chooses it. */
export const ReinstallWithoutItsImage = screenStory(
  {
    path: vmPath('web-1'),
    faults: [
      {
        operationId: 'listVmImages',
        status: 200,
        body: [
          {
            os_name: 'haiku',
            display_name: 'Haiku',
            is_app_catalog: false,
            is_default: true,
            ui_position: 1,
            versions: [{ os_version: 'r1', display_name: 'R1', published: true }],
          },
        ],
      },
    ],
  },
  async (context) => {
    const { userEvent } = context;
    await context.canvas.findByRole('heading', { level: 1, name: 'web-1' });
    const dialog = within(await act(context, 'Reinstall'));
    await dialog.findAllByText('ubuntu is no longer offered. Choose another one.');
    await userEvent.type(dialog.getByRole('textbox'), 'web-1');
    const confirm = dialog.getByRole('button', { name: t`Reinstall` });
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(t`Operating system`) }));
    await userEvent.click(await screen.findByRole('option', { name: 'Haiku' }));
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  },
);

export const ReinstallImagesFail = screenStory(
  { path: vmPath('web-1'), faults: [{ operationId: 'listVmImages', status: 500 }] },
  async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'web-1' });
    const dialog = within(await act(context, 'Reinstall'));
    await context.userEvent.type(dialog.getByRole('textbox'), 'web-1');
    await dialog.findByRole('button', { name: 'Retry' });
    await expect(dialog.getByRole('button', { name: t`Reinstall` })).toHaveAttribute('aria-disabled', 'true');
  },
);

/** What brings a licence costs more: it says so where the billing account takes nothing more; all else can be installed. */
export const ReinstallOnSuspendedAccount = screenStory(
  { scenario: 'suspended', path: vmPath('web-1') },
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('heading', { level: 1, name: 'web-1' });
    const dialog = within(await act(context, 'Reinstall'));
    await userEvent.type(dialog.getByRole('textbox'), 'web-1');
    const confirm = dialog.getByRole('button', { name: t`Reinstall` });
    const choose = async (name: string) => {
      await userEvent.click(await dialog.findByRole('button', { name: new RegExp(t`Operating system`) }));
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Windows Server');
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('Suspended: nothing can be charged to it'));
    await expect(confirm).toHaveAttribute('aria-disabled', 'true');
    await choose('Debian');
    await waitFor(() => expect(confirm).not.toHaveAttribute('aria-disabled', 'true'));
  },
);

/** A size that the provider does not take is refused before anything is sent. */
export const AddDisk = onVm('web-1', async (context) => {
  const dialog = within(await act(context, 'Add disk'));
  const size = dialog.getByRole('textbox', { name: 'Size' });
  await fill(context, size, '99999');
  await context.userEvent.keyboard('{Enter}');
  await expect(size).toHaveValue('99,999');
  await waitFor(() => expect(size).toHaveAccessibleDescription(/Enter at most 2,?000/));
  await expect(site.changes).toEqual([]);
});

const rowOf = ({ canvas }: PlayContext, name: RegExp): HTMLElement => canvas.getByRole('row', { name });

/** What fails says so in the dialog, and can be tried again where that may help; the primary disk cannot be deleted. */
export const DiskAddedAndDeleted = onVm(
  'api',
  async (context) => {
    const { canvas, userEvent } = context;
    await site.setFaults([{ operationId: 'addDisk', status: 403, times: 1 }]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add disk' }));
    const adding = await screen.findByRole('dialog');
    await fill(context, within(adding).getByRole('textbox', { name: 'Size' }), '75');
    await userEvent.click(submitOf(adding));
    await expect(await within(adding).findByRole('alert')).toHaveTextContent(/Failed to add disk to VM.*\(HTTP 403\)/);
    await expect(within(adding).queryByRole('button', { name: 'Retry' })).toBeNull();
    await site.setFaults([{ operationId: 'addDisk', status: 500, times: 1 }]);
    await userEvent.click(submitOf(adding));
    await waitFor(() => expect(within(adding).getByRole('alert')).toHaveTextContent('(HTTP 500)'));
    await userEvent.click(within(adding).getByRole('button', { name: 'Retry' }));
    await screen.findByText('Added a disk to api');
    await dialogClosed();
    await waitFor(() => expect(rowOf(context, /sdb/)).toHaveTextContent(/75\sGB/));

    const primary = canvas.getByRole('button', { name: 'Delete disk sda' });
    await expect(primary).toHaveAccessibleDescription('The primary disk cannot be deleted');
    primary.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete disk sdb' }));
    const deleting = await screen.findByRole('alertdialog');
    await expect(within(deleting).getByRole('listitem')).toHaveTextContent('Everything on the disk, 75 GB');
    await expect(submitOf(deleting)).toHaveAccessibleDescription('Type the name to confirm');
    await userEvent.type(within(deleting).getByRole('textbox'), 'sdb');
    await userEvent.click(submitOf(deleting));
    await screen.findByText('Deleted disk sdb');
    await dialogClosed();
    await waitFor(() => expect(canvas.queryByRole('row', { name: /sdb/ })).toBeNull());
    await expect(site.changes).toHaveLength(4);
  },
  'disks',
);

/**
 * A disk does not shrink: it says so and nothing is sent. It grows, with the price before and after, which without a size
 * is not known.
 */
export const GrowDisk = onVm(
  'web-1',
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Grow disk sda' }));
    const dialog = await screen.findByRole('dialog');
    const size = within(dialog).getByRole('textbox', { name: 'New size' });
    await expect(size).toHaveValue('60');
    for (const refused of ['40', '60']) {
      await fill(context, size, refused);
      await userEvent.click(submitOf(dialog));
      await waitFor(() => expect(size).toHaveAccessibleDescription(/Enter more than 60 GB; a disk can only grow/));
      await expect(size).toHaveFocus();
    }
    await expect(site.changes).toEqual([]);
    await userEvent.clear(size);
    await userEvent.tab();
    await waitFor(() => expect(dialog).toHaveTextContent(/Price after — per month/));
    await fill(context, size, '160');
    await userEvent.tab();
    await waitFor(() => expect(within(dialog).getByText('Price after')).toBeVisible());
    await userEvent.click(submitOf(dialog));
    await screen.findByText('Grew disk sda');
    await dialogClosed();
    await waitFor(() => expect(rowOf(context, /sda/)).toHaveTextContent(/160\sGB/));
  },
  'disks',
);

/** It is asked about, and passes the focus on. */
export const SnapshotDeleted = onVm(
  'db-1',
  async (context) => {
    const { canvas, userEvent } = context;
    const table = await canvas.findByRole('table', { name: 'Snapshots' });
    const removing = () => within(table).getAllByRole('button', { name: /^Delete snapshot/ });
    await expect(removing()).toHaveLength(2);
    removing()[0]!.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('cannot be brought back. The disk itself stays as it is.');
    submitOf(dialog).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Deleted snapshot');
    await waitFor(() => expect(removing()).toHaveLength(1));
    await waitFor(async () => {
      const [, row] = within(table).getAllByRole('row');
      await expect(within(row!).getAllByRole('button')[0]).toHaveFocus();
    });
    const machines = await site.api.read(listVms, { location: (await findVm(site, 'db-1')).location });
    const replicas = machines.find(({ name }) => name === 'db-1')!.storage.flatMap((disk) => disk.replicas);
    await expect(replicas.filter(({ type }) => type === 'snapshot')).toHaveLength(1);
  },
  'replicas',
);

/**
 * Disks, snapshots and backups that were not understood are neither none nor off, and the price is not known without
 * them.
 */
export const NotUnderstood = screenStory(
  {
    path: vmPath('web-1', 'disks'),
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const body = all.map((vm) => Object.assign(structuredClone(vm), { storage: 'two', backup: 'yes' }));
      return [{ path: '/jhv/user-resource/vm/list', status: 200, body }];
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const unknown = "The disks are not fully known: the server's answer was not understood.";
    await canvas.findByText(unknown);
    await openTab(context, /^Snapshots/);
    await waitFor(() => expect(canvas.getAllByText(unknown)).toHaveLength(2));
    await expect(canvas.queryByText(/^A snapshot keeps a disk/)).toBeNull();
    await expect(await act(context, 'Rebuild from snapshot or backup')).toHaveTextContent(unknown);
    await cancel(context);
    await userEvent.click(canvas.getByRole('tab', { name: 'Overview' }));
    await expectFact(context, 'Storage, all disks', '—');
    await expectFact(context, 'Weekly backups', 'Unknown');
    await canvas.findByText('— per month');
    await expect(await act(context, 'Delete')).toHaveTextContent(unknown);
  },
);

/** What nobody knows is told as a dash, and asks for a size instead of offering one. */
export const GrowDiskOfUnknownSize = screenStory(
  {
    path: vmPath('web-1', 'disks'),
    async faults(site) {
      const all = await site.api.read(listVms, { location: 'jhv' });
      const disksOf = ({ storage }: (typeof all)[number]) => storage.map(({ size: _, ...disk }) => disk);
      const body = all.map((vm) => Object.assign(structuredClone(vm), { storage: disksOf(vm) }));
      return [{ path: '/jhv/user-resource/vm/list', status: 200, body }];
    },
  },
  async ({ canvas, userEvent }) => {
    const [grow] = await canvas.findAllByRole('button', { name: /^Grow disk/ });
    await userEvent.click(grow!);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByText(/The disk has —\sGB now/);
    await expect(dialog.getByRole('textbox', { name: /New size/ })).toHaveValue('');
  },
);

/** Nothing to choose is said, and leads to where it is created, whatever is to be had elsewhere. */
export const AttachWithoutFirewalls = screenStory(
  {
    path: vmPath('web-1'),
    faults: [
      { path: '/jhv/network/firewalls', status: 200, body: [] },
      { path: '/tll/network/firewalls', status: 500 },
    ],
  },
  async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'web-1' });
    const dialog = within(await act(context, 'Attach firewall'));
    await dialog.findByText(/There is no firewall in this location yet/, { selector: 'p' });
    await dialog.findByRole('link', { name: 'Create firewall' });
  },
);
