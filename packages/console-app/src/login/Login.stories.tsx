import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { drive } from '@livery/ui/testing';
import { expect, waitFor } from 'storybook/test';
import { lastReport, pass } from '#stories/acting.js';
import type { Site } from '#stories/site.js';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Login', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const visitor = { path: '/', signedIn: false } as const;
const field = (within: HTMLElement) => within.querySelector('input[name="apikey"]');
const submit = (within: HTMLElement) => within.querySelector('button[type="submit"]') as HTMLElement;

export const Form = screenStory(visitor, async ({ canvas, canvasElement }) => {
  await canvas.findByRole('heading', { level: 1 });
  for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  await expect(field(canvasElement)).toBeRequired();
});

export const WithoutMockApi = screenStory({ ...visitor, mockApi: 'left out' }, async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1 });
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
});

export const KeyMissing = screenStory(visitor, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(submit(canvasElement));
  await expect(field(canvasElement)).toBeInvalid();
  await expect(field(canvasElement)).toHaveAccessibleDescription(t`This field is required`);
  await expect(field(canvasElement)).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(field(canvasElement)).toBeInvalid();
  await userEvent.keyboard('d');
  await expect(field(canvasElement)).toBeValid();
  await userEvent.clear(field(canvasElement) as HTMLElement);
  await expect(field(canvasElement)).toBeInvalid();
});

/** A key is hidden until one asks to see it; one that is refused, and one that could not be tried, stays in its field. */
export const KeyRefused = screenStory(
  { ...visitor, faults: [{ operationId: 'getUser', network: true }] },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.type(field(canvasElement) as HTMLElement, 'no-such-key');
    await expect(field(canvasElement)).toHaveAttribute('type', 'password');
    const show = canvas.getByRole('button', { name: 'Show characters' });
    await userEvent.click(show);
    await expect(field(canvasElement)).toHaveAttribute('type', 'text');
    await expect(field(canvasElement)).toHaveValue('no-such-key');
    await userEvent.click(show);
    await expect(field(canvasElement)).toHaveAttribute('type', 'password');
    await userEvent.click(submit(canvasElement));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error: Failed to connect to server');
    await expect(lastReport()).toMatch(/Login failed \{"kind":"(network|connection)"\}$/);
    await expect(submit(canvasElement)).toBeEnabled();
    await site.setFaults([]);
    await userEvent.click(submit(canvasElement));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Error: Invalid authentication credentials'),
    );
    await expect(lastReport()).toMatch(/Login failed \{"kind":"credentials"\}$/);
    await expect(field(canvasElement)).toHaveValue('no-such-key');
    await expect(site.storage.apiKey.get()).toBeUndefined();
  },
);

/** What came along with a copied key is no part of it where nobody sees it, and told of where it is seen. */
export const KeyCopied = screenStory({ ...visitor, stays: true }, async ({ canvas, canvasElement, userEvent }) => {
  await canvas.findByRole('heading', { level: 1 });
  await userEvent.click(field(canvasElement) as HTMLElement);
  await userEvent.paste('“demo”');
  await userEvent.click(submit(canvasElement));
  await expect(field(canvasElement)).toHaveAccessibleDescription(t`This is not an API key`);
  await expect(field(canvasElement)).toHaveFocus();
  await expect(site.calls.filter(({ call }) => call === 'GET /user-resource/user')).toEqual([]);
  await userEvent.clear(field(canvasElement) as HTMLElement);
  await userEvent.paste(' demo\u200B');
  await expect(field(canvasElement)).toBeValid();
  await userEvent.click(submit(canvasElement));
  await waitFor(() => expect(site.storage.apiKey.get()).toBe('demo'));
});

/** A kind of provider of a later version is not taken for one that is known. */
export const UnknownIdentityProvider = screenStory(
  { ...visitor, config: { identityProvider: { kind: 'saml', domain: 'id.livery.example', client_id: 'livery' } } },
  async ({ canvas, canvasElement }) => {
    await canvas.findByText(t`This console does not know how this site signs in. Use an API key.`);
    await expect(field(canvasElement)).toBeVisible();
  },
);

const ended = [{ operationId: 'listVms', status: 401 }];

/** Logging in again leads back to where the session ended. */
export const SessionEnded = screenStory(
  { path: '/compute?status=stopped', faults: ended },
  async ({ canvas, canvasElement, userEvent }) => {
    const notice = t`Your session has ended. Log in again to go on.`;
    await canvas.findByText(notice);
    await expect(site.storage.apiKey.get()).toBeUndefined();
    await site.setFaults([]);
    await userEvent.type(field(canvasElement) as HTMLElement, 'demo{Enter}');
    await canvas.findByRole('heading', { level: 1, name: 'Virtual machines' });
    await waitFor(() => expect(drive(userEvent, { root: canvasElement }).select('Status').value()).toBe('Stopped'));
    await site.setFaults(ended);
    await pass(site, 120);
    await canvas.findByText(notice);
    await expect(site.storage.apiKey.get()).toBeUndefined();
  },
);

/** A browser that keeps nothing could not tell the next page who is logged in. */
export const NothingKept = screenStory(
  {
    ...visitor,
    before({ areas }) {
      areas.session.lasts = () => false;
    },
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: t`This browser does not let you log in` });
    await expect(canvas.getByRole('button', { name: t`Reload page` })).toBeVisible();
    await expect(field(canvasElement)).toBeNull();
  },
);

const saved = { 'https://console.livery.example/v1': { key: 'demo', name: 'mari@tamm-partners.example' } };

function keep({ storage }: Site): void {
  storage.lastApiKeys.set(saved);
}

export const SavedKey = screenStory(
  { ...visitor, stays: true, before: keep },
  async ({ canvas, canvasElement, userEvent }) => {
    const name = 'mari@tamm-partners.example';
    const logIn = await canvas.findByRole('button', { name: t`Log in as ${name}` });
    await expect(canvasElement).not.toHaveTextContent('demo');
    await expect(field(canvasElement)).toHaveValue('');
    await userEvent.click(logIn);
    await waitFor(() => expect(site.storage.apiKey.get()).toBe('demo'));
    site.storage.apiKey.clear();
    await userEvent.click(canvas.getByRole('button', { name: t`Forget the saved key` }));
    await expect(canvas.queryByRole('button', { name: t`Log in as ${name}` })).toBeNull();
    await expect(site.storage.lastApiKeys.get()).toEqual({});
    // The button that had the focus is gone.
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  },
);

/** While one log-in is under way the other key is not tried. */
export const OneKeyAtATime = screenStory(
  { ...visitor, before: keep, held: ['getUser'] },
  async ({ canvas, canvasElement, userEvent }) => {
    const name = 'mari@tamm-partners.example';
    const logIn = await canvas.findByRole('button', { name: t`Log in as ${name}` });
    await userEvent.click(logIn);
    await waitFor(() => expect(logIn).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(field(canvasElement) as HTMLElement, 'northwind{Enter}');
    await expect(submit(canvasElement)).not.toHaveAttribute('aria-busy');
    await expect(site.calls.filter(({ call }) => call === 'GET /user-resource/user')).toHaveLength(1);
  },
);

/** Somebody else's saved key stays, and one's own, without spaces around it, is saved only where one has asked for it. */
export const SavedKeyOfAnother = screenStory(
  { ...visitor, stays: true, before: keep },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: t`Forget the saved key` });
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.type(field(canvasElement) as HTMLElement, '  northwind {Enter}');
    await waitFor(() => expect(site.storage.apiKey.get()).toBe('northwind'));
    await expect(site.storage.lastApiKeys.get()).toEqual(saved);
  },
);

/** Whoever logs in with the key they had saved, and does not ask for that again, has it saved no more. */
export const SavedKeyNoMore = screenStory(
  { ...visitor, stays: true, before: keep },
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: t`Forget the saved key` });
    await userEvent.type(field(canvasElement) as HTMLElement, 'demo');
    await userEvent.click(submit(canvasElement));
    await waitFor(() => expect(site.storage.apiKey.get()).toBe('demo'));
    await expect(site.storage.lastApiKeys.get()).toEqual({});
  },
);

/** The theme of Nimbus brings its certificate. */
export const CertificateOfNimbus = {
  ...screenStory(visitor, async ({ canvas }) => {
    const certificate = await canvas.findByRole('link', { name: /ISO certificate: nimbus\.example/ });
    await waitFor(() => expect(certificate.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  }),
  globals: { theme: 'nimbus' },
};
