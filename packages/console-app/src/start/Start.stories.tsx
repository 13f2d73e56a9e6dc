import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Site } from '#stories/site.js';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Start', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const Loading = screenStory({ path: '/', held: ['getUiConfig'] }, async ({ canvas }) => {
  await canvas.findByRole('progressbar');
});

/** The site of the story, and how often its configuration was asked for. */
let site: Site;
let requested: number;

async function counted(opened: Site): Promise<void> {
  const { fetch } = opened;
  site = opened;
  requested = 0;
  opened.fetch = (request) => {
    if (request.url.endsWith('/config/ui/config')) requested += 1;
    return fetch(request);
  };
  await Promise.resolve();
}

/** A configuration that the server refuses is not asked for again by itself; who is signed in can log out. */
export const Failed = screenStory(
  {
    path: '/',
    faults: [
      { operationId: 'getUiConfig', status: 500, body: { errors: { Error: 'No site' }, correlation_id: 'c0ffee' } },
    ],
    stays: true,
    before: counted,
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No site [c0ffee] (HTTP 500)');
    await expect(requested).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(site.storage.apiKey.get()).toBeUndefined());
  },
);

/** It speaks the language of the visitor. */
export const FailedInEstonian = screenStory(
  {
    path: '/',
    signedIn: false,
    faults: [{ operationId: 'getUiConfig', status: 500 }],
    before: ({ storage }) => Promise.resolve(storage.language.set('et')),
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Midagi läks valesti' });
    await expect(canvas.getByRole('button', { name: 'Laadi leht uuesti' })).toBeVisible();
  },
);
