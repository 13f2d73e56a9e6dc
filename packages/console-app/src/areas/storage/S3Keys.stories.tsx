import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listS3Keys } from '@livery/api/generated/operations/storage';
import { loseResponse } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/S3 keys', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const List = screenStory({ path: '/storage/keys' }, async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /LV/ })).not.toHaveLength(0);
  await canvas.findByText('Tamm & Partners');
  await canvas.findByText(/aws configure/);
});

/** A key whose response was lost is looked for in the list, and none is made twice; its secret is shown on request. */
export const SecretShown = screenStory(
  {
    path: '/storage/keys',
    before(site) {
      loseResponse(site, '/storage/user/keys');
    },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Create access key' }));
    const creation = within(await screen.findByRole('dialog'));
    await userEvent.click(creation.getByRole('button', { name: 'Create access key' }));
    const alert = await creation.findByRole('alert');
    await expect(alert).toHaveTextContent('It may have been done all the same');
    await userEvent.click(within(alert).getByRole('button', { name: 'Look whether it is there' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(3));
    await expect(site.changes.filter(({ call }) => call === 'POST /storage/user/keys')).toHaveLength(1);
    const [actions] = await canvas.findAllByRole('button', { name: /LV.*/ });
    await userEvent.click(actions!.closest('tr')!.querySelector<HTMLElement>('[aria-haspopup]')!);
    await userEvent.click(await screen.findByRole('menuitem', { name: t`Show secret key` }));
    const dialog = within(await screen.findByRole('dialog', { name: t`Secret key` }));
    await dialog.findByText(/^[\da-z]{35,}$/);
  },
);

export const UserNotRead = screenStory(
  { path: '/storage/keys', faults: [{ operationId: 'getStorageUser', status: 500 }] },
  async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to get S3 user info');
    await expect(alert).toHaveTextContent('IOException');
    await site.setFaults([]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await canvas.findByText('Tamm & Partners');
  },
);

/** The palette finds a key, which the list is narrowed to then; all keys are deleted together. */
export const SeveralDeleted = screenStory(
  {
    path: '/storage/keys',
  },
  async ({ canvas, userEvent }) => {
    const keys = await site.api.read(listS3Keys, {});
    const last = keys.at(-1)?.accessKey ?? '';
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search and actions' }), last);
    await screen.findByRole('option', { name: last, selected: true });
    await userEvent.keyboard('{Enter}');
    const search = await canvas.findByRole('searchbox', { name: 'Search access keys' });
    await waitFor(() => expect(search).toHaveValue(last));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(2));
    for (const { accessKey } of keys)
      await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${accessKey}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    await expect(question).toHaveTextContent('every program that signs with one of them');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 access keys' }));
    await screen.findAllByText(/2 succeeded/);
    await expect(await site.api.read(listS3Keys, {})).toEqual([]);
  },
);

export const Created = screenStory({ path: '/storage/keys', scenario: 'empty' }, async ({ canvas, userEvent }) => {
  await canvas.findByText(t`Your access keys will be here. A program needs one to use your buckets.`);
  await userEvent.click(canvas.getAllByRole('button', { name: t`Create access key` })[0]!);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click([...dialog.querySelectorAll('footer button')].at(-1)!);
  await screen.findByText(t`Keep the secret key in a safe place. The list of access keys can show it again.`);
});
