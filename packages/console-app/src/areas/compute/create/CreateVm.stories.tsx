import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect } from 'storybook/test';
import { showing, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Create virtual machine', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

type Canvas = Parameters<NonNullable<Parameters<typeof showing>[1]>>[0]['canvas'];

/** Resolves when every part of the form has come, so that it can be submitted. */
async function submitOf(canvas: Canvas): Promise<HTMLElement> {
  const submit = await canvas.findByRole('button', { name: t`Create virtual machine` });
  await canvas.findByRole('radio', { name: 'Debian' });
  return submit;
}

export const Fresh = showing({ path: '/compute/create' }, async ({ canvas }) => {
  await canvas.findByRole('radio', { name: 'Debian' });
});

export const AppCatalog = showing(
  { path: '/compute/create?typeId=app_catalog&osName=gitlab&osVersion=17.11' },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'GitLab' })).toBeChecked();
  },
);

export const Errors = showing({ path: '/compute/create' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('radio', { name: 'Debian' });
  const submit = await submitOf(canvas);
  await userEvent.click(submit);
  await expect(await canvas.findByRole('alert')).toHaveFocus();
});

export const HighDemand = showing(
  { path: '/compute/create', faults: [{ operationId: 'createVm', status: 503 }] },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Debian' });
    await userEvent.type(canvasElement.querySelector('input[name="password"]')!, 'Str0ngEnough');
    await userEvent.click(await submitOf(canvas));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('due to high demand');
  },
);
