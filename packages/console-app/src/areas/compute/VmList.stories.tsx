import type { Meta } from '@storybook/react-vite';
import { plural, t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Virtual machines', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Demo = screenStory({ path: '/compute' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'api' })).toBeVisible();
});

export const Empty = screenStory({ path: '/compute', scenario: 'empty' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByText(t`Your virtual machines will be here, from all locations.`);
});

export const Loading = screenStory({ path: '/compute', held: ['listVms'] }, async ({ canvas }) => {
  await canvas.findByRole('table');
});

export const NothingMatches = screenStory(
  { path: '/compute?q=nothing-is-called-so&status=running' },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    await canvas.findByText(t`Nothing matches the search and the filters.`);
  },
);

export const LocationFails = screenStory(
  { path: '/compute', faults: [{ path: '/jhv/user-resource/vm/list', status: 500 }] },
  async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'gitlab' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Jõhvi');
  },
);

/** What failed alike is told once; nobody knows how many machines there are. */
export const NoLocationAnswers = screenStory(
  { path: '/compute?status=running', faults: [{ operationId: 'listVms', status: 500 }] },
  async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    await within(table).findByText(t`None of the locations answered.`);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(/Jõhvi.*Tallinn.*Tartu/);
    await expect(within(alert).getAllByRole('button', { name: t`Retry` })).toHaveLength(1);
    await expect(within(canvas.getByRole('main')).queryByText('0')).toBeNull();
  },
);

/** Other words are another alert. */
export const LocationsFailApart = screenStory(
  {
    path: '/compute',
    faults: [
      { path: '/jhv/user-resource/vm/list', status: 500 },
      { path: '/tll/user-resource/vm/list', status: 500 },
      { path: '/trtu/user-resource/vm/list', status: 503 },
    ],
  },
  async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    const [together, apart] = canvas.getAllByRole('alert');
    await expect(together).toHaveTextContent('Jõhvi');
    await expect(together).toHaveTextContent('Tallinn');
    await expect(apart).toHaveTextContent('Tartu');
  },
);

export const Selection = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  const select = async (name: string): Promise<void> => {
    const row = (await canvas.findByRole('link', { name })).closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox'));
  };
  await select('accounting');
  await select('ci-runner');
  await select('db-1');
  await expect(canvas.getByRole('button', { name: t`Stop` })).toBeEnabled();
});

/** More are selected than are shown: all names can be read, and what stays to be paid for is told. */
export const DeleteAll = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'api' });
  await userEvent.click(within(canvas.getByRole('table')).getAllByRole('checkbox')[0]!);
  await userEvent.click(canvas.getByRole('button', { name: t`Delete` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const notShown = 4;
  const rest = 6;
  await dialog.findByText(
    plural(notShown, {
      one: '# of the selected is not shown in the list at the moment.',
      other: '# of the selected are not shown in the list at the moment.',
    }),
  );
  const price = await dialog.findByText(/€/);
  await waitFor(() => expect(price).toBeVisible());
  await expect(dialog.queryByText('web-2')).toBeNull();
  await userEvent.click(dialog.getByText(plural(rest, { one: 'and # more', other: 'and # more' })));
  await dialog.findByText('web-2');
});

/** Several machines are renamed by a pattern; the new names stand there before. */
export const RenameSeveral = screenStory({ path: '/compute?q=web' }, async ({ canvas, userEvent }) => {
  for (const name of ['web-1', 'web-2']) {
    const row = (await canvas.findByRole('link', { name })).closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  await userEvent.click(canvas.getByRole('button', { name: t`Rename` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const pattern = await dialog.findByRole('textbox', { name: new RegExp(t`New names`) });
  await userEvent.clear(pattern);
  await userEvent.type(pattern, 'shop');
  await expect(dialog.getByRole('button', { name: /2/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(pattern, '-{{n}');
  await dialog.findByText('→ shop-2');
  await userEvent.click(dialog.getByRole('button', { name: /2/ }));
  await screen.findAllByText(/2 succeeded/);
});

/** A firewall is attached to several machines; those of another location are left out, with the reason. */
export const AttachFirewall = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  for (const name of ['accounting', 'api', 'gitlab']) {
    const row = (await canvas.findByRole('link', { name })).closest('tr')!;
    await userEvent.click(within(row).getByRole('checkbox'));
  }
  await userEvent.click(canvas.getByRole('button', { name: t`Attach firewall` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(t`Firewall`) }));
  await userEvent.click(await screen.findByRole('option', { name: /databases/ }));
  await userEvent.click(dialog.getByText(/left out/));
  await expect(dialog.getAllByText(t`It is in another location than the firewall`)).not.toHaveLength(0);
  await expect(dialog.getByRole('button', { name: /^Attach a firewall to/ })).toBeEnabled();
});
