import type { Meta } from '@storybook/react-vite';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
import { commonTexts } from '#generated/common/texts.js';
import { href } from '#shared/paths.js';
import { screenStory, screens } from '#stories/screens.js';
import { findVm } from '#stories/screenSetup.js';

const meta = { title: 'Screens/Create virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<Parameters<typeof screenStory>[1]>>[0]['canvas'];

/** Resolves when every part of the form has come, so that it can be submitted. */
async function submitOf(canvas: Canvas): Promise<HTMLElement> {
  const submit = await canvas.findByRole('button', { name: t`Create virtual machine` });
  await canvas.findByRole('radio', { name: 'Debian' });
  return submit;
}

export const Fresh = screenStory({ path: '/compute/create?location=tll', playsWideOnly: true }, async ({ canvas }) => {
  await canvas.findByRole('radio', { name: 'Debian' });
  // The prices that are linked are those of the location of the form.
  await expect(await canvas.findByRole('link', { name: t`Price list` })).toHaveAttribute(
    'href',
    expect.stringContaining('tll'),
  );
});

export const AppCatalog = screenStory(
  { path: '/compute/create?typeId=app_catalog&osName=gitlab&osVersion=17.11' },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'GitLab' })).toBeChecked();
  },
);

export const Errors = screenStory({ path: '/compute/create' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('radio', { name: 'Debian' });
  const submit = await submitOf(canvas);
  await userEvent.click(submit);
  await expect(await canvas.findByRole('alert')).toHaveFocus();
});

export const HighDemand = screenStory(
  { path: '/compute/create', faults: [{ operationId: 'createVm', status: 503 }] },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Debian' });
    await userEvent.type(canvasElement.querySelector('input[name="password"]')!, 'Str0ngEnough');
    await userEvent.click(await submitOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('due to high demand');
  },
);

export const AppCatalogStep = screenStory(
  { path: '/compute/create?typeId=app_catalog' },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 2, name: 'WordPress' });
    const search = canvas.getByRole('searchbox');
    await userEvent.type(search, 'git');
    await expect(search).toHaveValue('git');
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
        'GitLab',
        'Gitea',
      ]),
    );
  },
);

export const FromSnapshot = screenStory(
  {
    async path(site) {
      const { location, uuid } = await findVm(site, 'gitlab');
      const vms = await site.api.read(listVms, { location });
      const source = vms.find((vm) => vm.uuid === uuid)?.storage[0]?.replicas.find(({ type }) => type === 'snapshot');
      return href('createVm', {}, { typeId: 'replica', source: source?.uuid, location });
    },
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: t`Snapshot or backup` })).toHaveDisplayValue(/gitlab/);
  },
);

/** What a machine would be made from is in a location that is closed: no other stands in for it without a word. */
export const SourceInClosedLocation = screenStory(
  { path: '/compute/create?typeId=replica&source=copy&location=jkt01' },
  async ({ canvas, userEvent }) => {
    await canvas.findByText(i18n._(commonTexts.reasons['location-closed']), { selector: 'div' });
    await canvas.findAllByText(t`Choose a location first`);
    const tallinn = canvas.getByRole('radio', { name: 'Tallinn' });
    await expect(canvas.getByRole('radio', { name: 'Jõhvi' })).not.toBeChecked();
    await userEvent.click(tallinn);
    await waitFor(() => expect(tallinn).toBeChecked());
    await expect(
      canvas.queryByText(i18n._(commonTexts.reasons['location-closed']), { selector: 'div' }),
    ).not.toBeInTheDocument();
  },
);

/** The price of a machine says what it makes of the credit of who pays. */
export const Runway = screenStory({ path: '/compute/create' }, async ({ canvas }) => {
  await canvas.findByText(/^Your credit lasts about 36 days, (also )?with this change/);
});

/** The provider's own rule of a password stands in the place of ours; no password is made that it would not take. */
export const ProviderPasswordRule = screenStory(
  {
    path: '/compute/create',
    faults: [
      {
        operationId: 'getVmParameters',
        status: 200,
        body: [{ name: 'password', type: 'string', constraints: [{ kind: 'regexp', pattern: '.*[!?].*' }] }],
      },
    ],
  },
  async ({ canvas, canvasElement, userEvent }) => {
    const submit = await submitOf(canvas);
    await waitFor(() => expect(canvas.queryByRole('button', { name: t`Generate password` })).toBeNull());
    await expect(canvas.queryByText('Add a digit')).toBeNull();
    await userEvent.type(canvasElement.querySelector('input[name="password"]')!, 'Str0ngEnough');
    await userEvent.click(submit);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The provider does not accept this');
  },
);

export const NoFurtherDisk = screenStory({ path: '/compute/create?typeId=disk&location=trtu' }, async ({ canvas }) => {
  await canvas.findByText(t`No virtual machine in this location has a disk beside its primary one.`);
});
