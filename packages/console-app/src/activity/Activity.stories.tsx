import type { Meta } from '@storybook/react-vite';
import { drive } from '@livery/ui/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { stopVm } from '@livery/api/generated/operations/compute';
import { href } from '#shared/paths.js';
import { findVm } from '#stories/screenSetup.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Activity', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

/** What was done with many at once is one line that opens. */
export const SeveralAtOnce = screenStory(
  {
    path: '/compute?q=web-',
    async before(site) {
      const machines = await Promise.all(['web-1', 'web-2'].map((name) => findVm(site, name)));
      await Promise.all(machines.map((one) => site.api.change(stopVm, { ...one, force: true })));
      site.advance(3);
    },
  },
  async ({ canvas, userEvent }) => {
    for (const name of ['web-1', 'web-2']) {
      const row = (await canvas.findByRole('link', { name })).closest('tr')!;
      await userEvent.click(within(row).getByRole('checkbox'));
    }
    const strip = within(canvas.getByRole('group', { name: 'Actions for the selected rows' }));
    await userEvent.click(strip.getByRole('button', { name: 'Start' }));
    await (await drive(userEvent).confirmDialog()).confirm();
    await screen.findAllByText('2 succeeded');
    await (await drive(userEvent).dialog()).close();
    await userEvent.click(canvas.getByRole('button', { name: /^Activity/ }));
    const activity = within(await screen.findByRole('dialog', { name: 'Activity' }));
    await userEvent.click(await activity.findByText('2 succeeded'));
    await expect(await activity.findByRole('link', { name: 'web-1' })).toBeVisible();
    await expect(activity.getByRole('link', { name: 'web-2' })).toBeVisible();
  },
);

/** A group that is open stays open while more is started with it. */
export const StaysOpen = screenStory({ path: '/profile' }, async ({ canvas, userEvent }) => {
  const start = (...names: string[]): void => {
    site.storage.activity.set(
      names.map((name, index) => ({
        id: name,
        operation: 'startVm',
        startedAt: site.now() + index,
        state: 'running',
        target: { kind: 'vm', id: name, name, href: href('vm', { location: 'jhv', vmId: name }) },
      })),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'livery.activity' }));
  };
  await userEvent.click(await canvas.findByRole('button', { name: /^Activity/ }));
  const activity = within(await screen.findByRole('dialog', { name: 'Activity' }));
  await activity.findByText('What you start will be here with its result.');
  start('web-1', 'web-2');
  await userEvent.click(await activity.findByText('2 under way'));
  await expect(activity.getByRole('link', { name: 'web-1' })).toBeVisible();
  start('web-1', 'web-2', 'worker-1');
  await activity.findByText('3 under way');
  await expect(activity.getByRole('link', { name: 'web-1' })).toBeVisible();
});

const bucket = 'tamm-shop-media';

/** What is done with files is one entry a batch, with the bucket and how many. */
export const Files = screenStory(
  {
    path: `/storage/bucket/${bucket}?tab=files`,
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow browser access' }));
    await canvas.findByRole('link', { name: 'logo.svg' });
    const names = ['a.txt', 'b.txt'];
    await userEvent.upload(
      await canvas.findByLabelText('Files to upload'),
      names.map((name) => new File([name], name)),
    );
    for (const name of names) await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const asking = await drive(userEvent).confirmDialog();
    const refusal = { path: `/s3/${bucket}/`, method: 'POST', status: 403, body: { message: 'Locked' }, times: 1 };
    await site.setFaults([refusal]);
    await asking.pressButton('Delete');
    await userEvent.click(await screen.findByRole('button', { name: 'Retry failed (2)' }));
    await screen.findAllByText('2 succeeded');
    await (await drive(userEvent).dialog()).close();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: /^Activity/ }));
    const activity = within(await screen.findByRole('dialog', { name: 'Activity' }));
    const entryOf = async (text: string) => (await activity.findByText(text)).closest('li')!;
    await expect(await entryOf('Upload files')).toHaveTextContent('2 files succeeded');
    await userEvent.click(await activity.findByText('1 failed · 1 succeeded'));
    await expect(await entryOf('Delete files')).toHaveTextContent('2 files failed');
    await expect(await entryOf('Delete files')).toHaveTextContent('Locked');
    await waitFor(() => expect(activity.getAllByRole('link', { name: bucket })).toHaveLength(4));
  },
);
