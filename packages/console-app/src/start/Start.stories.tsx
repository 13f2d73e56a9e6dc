import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Start', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Loading = screenStory({ path: '/', held: ['getUiConfig'] }, async ({ canvas }) => {
  await canvas.findByRole('progressbar');
});

/** A configuration that the server refuses is not asked for again by itself; who is signed in can log out. */
export const Failed = screenStory(
  {
    path: '/',
    faults: [
      { operationId: 'getUiConfig', status: 500, body: { errors: { Error: 'No site' }, correlation_id: 'c0ffee' } },
    ],
    stays: true,
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No site [c0ffee] (HTTP 500)');
    await expect(site.calls.filter(({ call }) => call === 'GET /config/ui/config')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(site.storage.apiKey.get()).toBeUndefined());
  },
);

/** Who is not signed in has no other key to try: what a gateway refuses can be asked for again. */
export const RefusedToAVisitor = screenStory(
  {
    path: '/',
    signedIn: false,
    faults: [{ operationId: 'getUiConfig', status: 401, body: { message: 'Unauthorized' } }],
  },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Unauthorized (HTTP 401)');
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
  },
);

/** It speaks the language of the visitor. */
export const FailedInEstonian = screenStory(
  {
    path: '/',
    signedIn: false,
    faults: [{ operationId: 'getUiConfig', status: 500 }],
    before: ({ storage }) => storage.language.set('et'),
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Midagi läks valesti' });
    await expect(canvas.getByRole('button', { name: 'Laadi leht uuesti' })).toBeVisible();
  },
);
