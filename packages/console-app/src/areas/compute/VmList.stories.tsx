import type { Meta } from '@storybook/react-vite';
import { plural, t } from '@lingui/core/macro';
import { expect, screen, waitFor, within } from 'storybook/test';
import { listLocations } from '@livery/api/generated/operations/config';
import { createVm, listVms, stopVm } from '@livery/api/generated/operations/compute';
import {
  cancel,
  dialogClosed,
  expectNotice,
  fill,
  menuClosed,
  openDialog,
  pass,
  press,
  submitOf,
  typeName,
  type PlayContext,
} from '#stories/acting.js';
import { callAsColleague, holdCalls } from '#stories/calls.js';
import { screenStory, screens, site } from '#stories/screens.js';
import { findVm } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Virtual machines', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const namesIn = ({ canvas }: PlayContext): (string | null)[] =>
  canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

const rowOf = async ({ canvas }: PlayContext, name: string): Promise<HTMLElement> =>
  (await canvas.findByRole('link', { name })).closest('tr')!;

const rowsSaying = ({ canvas }: PlayContext, words: string): HTMLElement[] =>
  canvas.queryAllByRole('row').filter(({ textContent }) => textContent.includes(words));

async function select(context: PlayContext, name: string): Promise<void> {
  await context.userEvent.click(within(await rowOf(context, name)).getByRole('checkbox'));
}

/** The item of a list in a dialog that names a machine. */
const itemOf = (dialog: HTMLElement, name: string): HTMLElement | undefined =>
  within(dialog)
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.includes(name));

/** What an alert says is found by its words: there may be others. */
const alertOf = ({ canvas }: PlayContext, words: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = canvas.getAllByRole('alert').find(({ textContent }) => textContent.includes(words));
    if (!found) throw new Error(`No alert says "${words}".`);
    return found;
  });

export const Demo = screenStory({ path: '/compute' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: 'api' })).toBeVisible();
});

/** A list shows the latest ten, by a column that is hidden here; the choice of an order that cards have names it. */
export const LatestFirst = screenStory(
  {
    path: '/compute',
    async before(site) {
      const image = { os_name: 'debian', os_version: '12', username: 'ops', password: 'Str0ngSecret' };
      const size = { ram: 2048, vcpu: 1, disks: [20] };
      await site.api.change(createVm, { location: 'jhv', name: 'zulip', billing_account_id: 1201, ...image, ...size });
      site.advance(20);
    },
  },
  async (context) => {
    const { canvas } = context;
    await canvas.findByRole('button', { name: 'View all (15)' });
    await expect(namesIn(context)).toEqual([
      'zulip',
      'sandbox-docker',
      'staging-db',
      'staging-web',
      'ci-runner',
      'accounting',
      'intranet',
      'gitlab',
      'api',
      'db-2',
    ]);
    const table = canvas.getByRole('table');
    await expect(table.querySelector('[data-column="created"], [aria-sort]')).toBeNull();
    await expect(canvas.getByLabelText('Sort by')).toHaveDisplayValue('Created, descending');
  },
);

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
    // A file without them would look complete.
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveAccessibleDescription(/Jõhvi/);
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

export const Selection = screenStory({ path: '/compute' }, async (context) => {
  for (const name of ['accounting', 'ci-runner', 'db-1']) await select(context, name);
  await expect(context.canvas.getByRole('button', { name: t`Stop` })).toBeEnabled();
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
  const price = await dialog.findByText(
    /7 public IP addresses stay reserved for you and are charged €[\d.]+ a month together/,
  );
  await waitFor(() => expect(price).toBeVisible());
  await expect(dialog.queryByText('web-2')).toBeNull();
  await userEvent.click(dialog.getByText(plural(rest, { one: 'and # more', other: 'and # more' })));
  await dialog.findByText('web-2');
});

/** Several machines are renamed by a pattern; the new names stand there before. */
export const RenameSeveral = screenStory({ path: '/compute?q=web' }, async (context) => {
  const { canvas, userEvent } = context;
  for (const name of ['web-1', 'web-2']) await select(context, name);
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
export const AttachFirewall = screenStory({ path: '/compute' }, async (context) => {
  const { canvas, userEvent } = context;
  for (const name of ['accounting', 'api', 'gitlab']) await select(context, name);
  await userEvent.click(canvas.getByRole('button', { name: t`Attach firewall` }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await dialog.findByRole('button', { name: new RegExp(t`Firewall`) }));
  await userEvent.click(await screen.findByRole('option', { name: /databases/ }));
  await userEvent.click(dialog.getByText(/left out/));
  await expect(dialog.getAllByText(t`It is in another location than the firewall`)).not.toHaveLength(0);
  await expect(dialog.getByRole('button', { name: /^Attach a firewall to/ })).toBeEnabled();
});

/**
 * Two that are started from their rows are told apart, also while only one has been answered; the failure of one stays while
 * the other is tried again.
 */
export const TwoNotStarted = screenStory(
  { path: '/compute?all=1', faults: [{ operationId: 'startVm', status: 500, times: 2 }] },
  async (context) => {
    const { canvas, userEvent } = context;
    const release = holdCalls(site, '/jhv/user-resource/vm/start');
    for (const name of ['ci-runner', 'staging-db']) {
      await press(context, `Actions of ${name}`);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Start' }));
      await menuClosed();
    }
    await alertOf(context, 'Failed to start virtual machine: staging-db');
    await expect(canvas.queryByText(/Failed to start virtual machine: ci-runner/)).toBeNull();
    release();
    const failed = await alertOf(context, 'Failed to start virtual machine: ci-runner');
    await alertOf(context, 'Failed to start virtual machine: staging-db');
    const row = within(await rowOf(context, 'ci-runner'));
    await row.findByText('Stopped');
    await userEvent.click(within(failed).getByRole('button', { name: 'Retry' }));
    await expectNotice('Starting ci-runner');
    await waitFor(() => expect(canvas.queryByText(/Failed to start virtual machine: ci-runner/)).toBeNull());
    await alertOf(context, 'Failed to start virtual machine: staging-db');
    await row.findByText('Starting');
    await pass(site, 6);
    await row.findByText('Running');
  },
);

/** What cannot be done with some of the selected is left out, with the reason. */
export const SomeLeftOut = screenStory({ path: '/compute?location=trtu' }, async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findByRole('link', { name: 'staging-db' });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
  await press(context, 'Start');
  const dialog = await openDialog();
  await userEvent.click(await within(dialog).findByText('2 selected are left out'));
  await expect(
    within(dialog)
      .getByText(/staging-web/)
      .closest('li'),
  ).toHaveTextContent('The virtual machine is running');
  await userEvent.click(submitOf(dialog));
  await screen.findAllByText(/1 succeeded · 2 left out/);
  const vms = await site.api.read(listVms, { location: 'trtu' });
  await expect(vms.find(({ name }) => name === 'staging-db')).toMatchObject({ status: 'starting' });
  await pass(site, 6);
  await waitFor(() => expect(screen.queryByText('Starting')).toBeNull());
});

/** Of ten that are stopped at once the one that fails is told with its reason, and is stopped by a retry. */
export const OneNotStopped = screenStory(
  {
    path: '/compute?status=running',
    faults: [{ path: '/tll/user-resource/vm/stop', method: 'POST', status: 500, times: 1 }],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await waitFor(() => expect(namesIn(context)).toHaveLength(10));
    const [, ...boxes] = within(canvas.getByRole('table')).getAllByRole('checkbox');
    for (const box of boxes) await userEvent.click(box);
    const strip = { name: 'Actions for the selected rows' };
    await expect(await canvas.findByRole('group', strip)).toHaveTextContent('10 selected');
    await press(context, 'Stop');
    await userEvent.click(within(await openDialog()).getByRole('button', { name: 'Stop 10 virtual machines' }));
    await screen.findAllByText(/9 succeeded · 1 failed/);
    await expect(await openDialog()).toHaveTextContent('Failed to stop virtual machine');
    await userEvent.click(screen.getByRole('button', { name: 'Retry failed (1)' }));
    await screen.findAllByText(/10 succeeded/);
    await userEvent.click(submitOf(await openDialog()));
    await dialogClosed();
    await waitFor(() => expect(canvas.queryByRole('group', strip)).toBeNull());
    const lists = await Promise.all(['jhv', 'tll', 'trtu'].map((location) => site.api.read(listVms, { location })));
    await expect(lists.flat().filter(({ status }) => status === 'stopping')).toHaveLength(10);
    await pass(site, 120);
    await waitFor(() => expect(canvas.queryByText('Stopping')).toBeNull());
  },
);

/** Several are deleted after their number was typed. All that are selected are shown. */
export const SeveralDeleted = screenStory({ path: '/compute' }, async (context) => {
  const { canvas, userEvent } = context;
  await canvas.findByRole('link', { name: 'api' });
  const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
  await userEvent.click(all);
  await press(context, 'View all (14)');
  await waitFor(() => expect(namesIn(context)).toHaveLength(14));
  await press(context, 'Delete');
  const everything = await openDialog();
  await expect(everything).toHaveTextContent('14 virtual machines');
  await expect(everything).not.toHaveTextContent('not shown in the list');
  await cancel(context);
  await userEvent.click(all);

  for (const name of ['staging-web', 'staging-db']) await select(context, name);
  await press(context, 'Delete');
  const dialog = await openDialog();
  await waitFor(() => expect(dialog).toHaveTextContent('2 disks, 40 GB'));
  await expect(submitOf(dialog)).toHaveAccessibleDescription('Type the name to confirm');
  await typeName(context, dialog, '2 virtual machines');
  await userEvent.click(submitOf(dialog));
  await screen.findAllByText(/2 succeeded/);
  await userEvent.click(submitOf(await openDialog()));
  await dialogClosed();
  await pass(site, 120);
  await waitFor(() => expect(namesIn(context)).toHaveLength(12));
  await expect(await site.api.read(listVms, { location: 'trtu' })).toHaveLength(1);
});

/** One retry asks all locations again that have failed. The configuration names them while the server does not. */
export const LocationsNotNamed = screenStory(
  {
    path: '/compute?all=1',
    faults: [
      { operationId: 'listLocations', status: 500 },
      { operationId: 'listVms', status: 500 },
    ],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const alert = await alertOf(
      context,
      'The virtual machines in Jõhvi, Tallinn, Tartu, and Jakarta could not be loaded',
    );
    await site.setFaults([{ operationId: 'listLocations', status: 500 }]);
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByText(/could not be loaded/)).toBeNull());
    await waitFor(() => expect(namesIn(context)).toHaveLength(14));
    await expect(rowsSaying(context, 'Tallinn')).toHaveLength(3);
  },
);

/** Machines in a location that is no longer published are shown, and no new one is offered there. */
export const LocationClosed = screenStory(
  {
    path: '/compute?all=1',
    async faults({ api }) {
      const all = await api.read(listLocations, {});
      const body = all.map((one) =>
        Object.assign(one, one.slug === 'tll' && { is_published: false, display_name: 'Reval' }),
      );
      return [{ operationId: 'listLocations', body }];
    },
  },
  async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('link', { name: 'api' });
    await waitFor(() => expect(rowsSaying(context, 'Reval')).toHaveLength(3));
    await expect(namesIn(context)).toHaveLength(14);
    await userEvent.click(canvas.getByRole('link', { name: 'Create virtual machine' }));
    await canvas.findByRole('radio', { name: 'Tartu' });
    await expect(canvas.queryByRole('radio', { name: /Reval|Tallinn/ })).toBeNull();
  },
);

/** What somebody else has done is there after a refresh; the list that is read in the background says nothing of it. */
export const RefreshedByHand = screenStory({ path: '/compute?location=jhv' }, async (context) => {
  const { canvas } = context;
  const { location, uuid } = await findVm(site, 'web-1');
  await canvas.findByRole('link', { name: 'web-1' });
  await callAsColleague(site, 'updateVm', { location }, { uuid, name: 'renamed-by-jaan' });
  await press(context, 'Refresh');
  await canvas.findByRole('link', { name: 'renamed-by-jaan' });
  await expect(namesIn(context)).not.toContain('web-1');

  const runner = await findVm(site, 'ci-runner');
  await callAsColleague(site, 'startVm', { location }, { uuid: runner.uuid });
  const refresh = canvas.getByRole('button', { name: 'Refresh' });
  await press(context, 'Refresh');
  const row = within(await rowOf(context, 'ci-runner'));
  await row.findByText('Starting');
  const isFree = () => waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy', 'true'));
  await isFree();

  // From here on the page follows the machine by itself; its next look is not answered.
  const looks = () => site.calls.filter(({ call }) => call === 'GET /jhv/user-resource/vm/list').length;
  const before = looks();
  const release = holdCalls(site, '/jhv/user-resource/vm/list');
  await waitFor(() => expect(looks()).toBe(before + 1));
  await isFree();
  await expect(canvas.queryAllByRole('status').filter(({ textContent }) => textContent.includes('Loading'))).toEqual(
    [],
  );
  await press(context, 'Refresh');
  await waitFor(() => expect(looks()).toBe(before + 2));
  release();
  await pass(site, 6);
  await row.findByText('Running');
});

/** What somebody else stops while several are asked about is left out. */
export const LeftOutMeanwhile = screenStory({ path: '/compute?location=jhv' }, async (context) => {
  const { canvas, userEvent } = context;
  for (const name of ['web-1', 'web-2']) await select(context, name);
  // A machine that starts is followed, and with it the list of its location.
  const runner = await findVm(site, 'ci-runner');
  await callAsColleague(site, 'startVm', { location: 'jhv' }, { uuid: runner.uuid });
  await press(context, 'Refresh');
  await within(await rowOf(context, 'ci-runner')).findByText('Starting');
  await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
  const question = await openDialog();
  const dialog = within(question);
  await dialog.findByRole('button', { name: 'Stop 2 virtual machines' });

  await site.api.change(stopVm, { ...(await findVm(site, 'web-1')), force: true });
  await userEvent.click(await dialog.findByText('1 selected is left out'));
  await expect(itemOf(question, 'web-1')).toHaveTextContent('Wait until');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop 1 virtual machine' }));
  await screen.findAllByText(/1 succeeded · 1 left out/);
  await expect(site.changes.map(({ call }) => call)).toEqual(['POST /jhv/user-resource/vm/stop']);
  await pass(site, 120);
  await waitFor(() => expect(screen.queryAllByText(/^(Starting|Stopping)$/)).toEqual([]));
});

/** A machine that breaks the contract is shown as far as it can be, in the list and alone, for as long as it is there. */
export const NotUnderstood = screenStory(
  {
    path: '/compute?location=jhv',
    faults: [
      {
        path: '/jhv/user-resource/vm/list',
        body: [{ uuid: 'a', name: 'odd', storage: null, status: 'unheard-of' }, null, 7],
      },
    ],
  },
  async (context) => {
    const { canvas, userEvent } = context;
    const link = await canvas.findByRole('link', { name: 'odd' });
    await expect(link.closest('tr')).toHaveTextContent('unheard-of');
    await userEvent.click(link);
    await canvas.findByRole('heading', { level: 1, name: 'odd' });
    await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Virtual machines' }));
    await canvas.findByRole('link', { name: 'odd' });
    await site.setFaults([]);
    await press(context, 'Refresh');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'odd' })).toBeNull());
    await fill(context, canvas.getByRole('searchbox', { name: 'Search virtual machines' }), 'web-1');
    await canvas.findByRole('link', { name: 'web-1' });
  },
);

/** What goes passes the focus on: filters among themselves, and to the rows that they had hidden. */
export const FiltersTakenAway = screenStory(
  { path: '/compute?backup=on&status=running' },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const search = within(canvasElement.querySelector<HTMLElement>('search')!);
    canvas.getByRole('button', { name: 'With backup' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search.getByRole('button', { name: 'Clear filters' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search.getByRole('button', { name: /Status/ })).toHaveFocus());

    await userEvent.type(search.getByRole('searchbox'), 'nothing-is-called-so');
    const table = within(canvas.getByRole('table'));
    (await table.findByRole('button', { name: 'Clear filters' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(10));
    await waitFor(() => expect(within(table.getAllByRole('row')[1]!).getByRole('checkbox')).toHaveFocus());
  },
);
