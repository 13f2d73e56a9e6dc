import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Site } from '#stories/site.js';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Shell', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

export const PageNotFound = screenStory({ path: '/no/such/screen' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await canvas.findByRole('button', { name: 'Mari Tamm' });
});

/** The site of the story, which breaks meanwhile. */
let site: Site;

/** What is wrong with the default billing account is said on every page, in the room that the page before kept for it. */
export const RestrictedAccount = screenStory(
  {
    path: '/profile',
    scenario: 'suspended',
    before: async (opened) => {
      site = opened;
      site.storage.accountNotices.set(true);
      await Promise.resolve();
    },
  },
  async ({ canvas, userEvent }) => {
    const notices = within(await canvas.findByRole('region', { name: 'Notices' }));
    await expect(notices.getByText('Tamm & Partners is suspended')).toBeVisible();
    await expect(notices.getByRole('link', { name: 'Top up' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/billing\/top-up\?account=1201$/),
    );
    await site.setFaults([{ path: '*', network: true }]);
    // The browser has found a network again: the console looks whether the server is there.
    dispatchEvent(new Event('online'));
    await expect(await notices.findByText(/^The server cannot be reached\./)).toBeVisible();
    await expect(notices.getByText('Tamm & Partners is suspended')).not.toBeVisible();
    await userEvent.click(notices.getByRole('button', { name: '1 more' }));
    await expect(notices.getByText('Tamm & Partners is suspended')).toBeVisible();
  },
);

const followed = (opened: Site): Promise<void> => {
  site = opened;
  return Promise.resolve();
};

/** A tab that has shown no notice yet looks at the account once the screen is there. */
export const NoticeComesLater = screenStory(
  { path: '/profile', scenario: 'indebted', before: followed },
  async ({ canvas }) => {
    await canvas.findByText('Tamm & Partners is limited', {}, { timeout: 30_000 });
    await expect(site.storage.accountNotices.get()).toBe(true);
  },
);

/** What would be lost with the screen is asked about, whatever leads away from it. */
export const UnsavedIsAskedAbout = screenStory(
  { path: '/billing/account/1202/edit' },
  async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole('textbox', { name: /^City/ });
    await userEvent.type(city, ' linn');
    const leave = async (answer: string) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
      await userEvent.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await leave('Cancel');
    await expect(city).toHaveValue('Tartu linn');
    await leave('Leave');
    await canvas.findByRole('heading', { level: 1, name: 'Client project Saar' });
  },
);

/** What is being created is not what the next form begins with, and its answer does not take away what is typed there. */
export const NextOfASlowCreation = screenStory(
  { path: '/network/create/vpc', held: ['createNetwork'] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'first');
    await userEvent.click(canvas.getByRole('button', { name: 'Create private network' }));
    await userEvent.click(canvas.getAllByRole('link', { name: 'Private networks' })[0]!);
    await userEvent.click((await canvas.findAllByRole('link', { name: 'Create private network' }))[0]!);
    await canvas.findByText(/^What you entered here before was sent/);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  },
);

export const AccountMenu = screenStory({ path: '/no/such/screen' }, async ({ canvas, userEvent }) => {
  (await canvas.findByRole('button', { name: 'Mari Tamm' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await screen.findByRole('menu');
});

export const SandboxPanel = screenStory({ path: '/no/such/screen', mockApi: 'on' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('button', { name: 'Mari Tamm' });
  await userEvent.click(await canvas.findByRole('button', { name: t`Sandbox` }));
  await screen.findByRole('button', { name: t`Add fault` });
});

export const CommandPalette = screenStory({ path: '/compute' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('link', { name: 'api' });
  await userEvent.click(canvas.getByRole('button', { name: t`Search and actions` }));
  const palette = within(await screen.findByRole('dialog'));
  await userEvent.type(palette.getByRole('combobox'), 'web');
  await palette.findByRole('option', { name: /^web-1/ });
  await userEvent.clear(palette.getByRole('combobox'));
  await userEvent.type(palette.getByRole('combobox'), t`Access`);
  await palette.findByRole('option', { name: t`API tokens` });
  await expect(palette.queryByRole('option', { name: t`Administration` })).toBeNull();
});

/** A browser that fills in a form tells of a key press without a key. */
export const FilledInByBrowser = screenStory({ path: '/no/such/screen' }, async ({ canvas }) => {
  await canvas.findByRole('button', { name: t`Search and actions` });
  const failed = fn();
  addEventListener('error', failed);
  document.dispatchEvent(new Event('keydown'));
  removeEventListener('error', failed);
  await expect(failed).not.toHaveBeenCalled();
});
