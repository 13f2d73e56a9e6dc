import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import { listVms } from '@livery/api/generated/operations/compute';
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

export const NoFurtherDisk = screenStory({ path: '/compute/create?typeId=disk&location=trtu' }, async ({ canvas }) => {
  await canvas.findByText(t`No virtual machine in this location has a disk beside its primary one.`);
});
