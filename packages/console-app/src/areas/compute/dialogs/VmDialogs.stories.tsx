import type { Meta, StoryObj } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
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

export const AddDisk = onVm('web-1', async (context) => {
  await choose(context, () => t`Add disk`);
});
