import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { screenStory, screens } from '#stories/screens.js';
import { vmPath } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Dialogs of a virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** Chooses an action of the machine on the screen and gives the dialog that it opens. */
async function choose({ canvas, userEvent }: Context, action: () => string): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('button', { name: t`Actions` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action() }));
  // The menu lies in a dialog of its own, until it has faded away.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  return waitFor(() => screen.queryByRole('alertdialog') ?? screen.getByRole('dialog'));
}

const onVm = (name: string, play: (context: Context) => Promise<void>) =>
  screenStory({ path: vmPath(name) }, async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name });
    await play(context);
  });

export const Delete = onVm('web-1', async (context) => {
  const dialog = await choose(context, () => t`Delete`);
  await expect(within(dialog).getByRole('button', { name: t`Delete virtual machine` })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

export const Stop = onVm('web-1', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: t`Stop` }));
  await screen.findByRole('alertdialog');
});

export const Resize = onVm('ci-runner', async (context) => {
  const dialog = await choose(context, () => t`Resize`);
  await context.userEvent.click((await within(dialog).findAllByRole('radio'))[0]!);
});

export const Reinstall = onVm('web-1', async (context) => {
  await choose(context, () => t`Reinstall`);
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
    const dialog = within(await choose(context, () => t`Reinstall`));
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
    const dialog = within(await choose(context, () => t`Reinstall`));
    await context.userEvent.type(dialog.getByRole('textbox'), 'web-1');
    await dialog.findByRole('button', { name: 'Retry' });
    await expect(dialog.getByRole('button', { name: t`Reinstall` })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const AddDisk = onVm('web-1', async (context) => {
  await choose(context, () => t`Add disk`);
});

/** A provider that does not say how large its disks are. */
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

/** Nothing to choose is said, and leads to where it is created. */
export const AttachWithoutFirewalls = screenStory(
  { path: vmPath('web-1'), faults: [{ operationId: 'listFirewalls', status: 200, body: [] }] },
  async (context) => {
    await context.canvas.findByRole('heading', { level: 1, name: 'web-1' });
    const dialog = within(await choose(context, () => t`Attach firewall`));
    await dialog.findByText(/There is no firewall in this location yet/, { selector: 'p' });
    await dialog.findByRole('link', { name: 'Create firewall' });
  },
);
