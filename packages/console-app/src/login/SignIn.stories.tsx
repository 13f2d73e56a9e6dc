import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import { getUser } from '@livery/api/generated/operations/identity';
import type { SiteConfig } from '@livery/api/generated/types';
import { IdentityError, identityError } from '#integrations/identity/identityError.js';
import { lastReport } from '#stories/acting.js';
import { screenStory, screens, site } from '#stories/screens.js';
import type { Site } from '#stories/site.js';

const meta = { title: 'Screens/Sign in', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const provider = (kind: 'auth0' | 'oidc', social_connections: string[] = []): Partial<SiteConfig> => ({
  identityProvider: { kind, domain: 'id.livery.example', client_id: 'livery', connection: null, social_connections },
});
const visitor = { path: '/', signedIn: false, config: provider('auth0', ['google']) } as const;
const refuse = (text: ConstructorParameters<typeof IdentityError>[0]) => () => Promise.reject(new IdentityError(text));

export const Login = screenStory(visitor, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Log in` }));
  await expect(canvas.getByLabelText(t`Username`)).toHaveFocus();
  await expect(canvas.getByLabelText(t`Username`)).toHaveAccessibleDescription(t`This field is required`);
  await expect(canvas.getByLabelText(t`Password`)).toHaveAccessibleDescription(t`This field is required`);
  await userEvent.type(canvas.getByLabelText(t`Username`), 'mari@tamm-partners.example');
  await expect(canvas.getByLabelText(t`Username`)).toBeValid();
  await expect(canvas.getByText(t`or`)).toBeVisible();
  const name = 'Google';
  await expect(canvas.getByRole('button', { name: t`Continue with ${name}` })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /terms of service|kasutustingimus/ })).toBeNull();
});

/** The brand's connection to Google gives way to the site's own, whatever that is called. */
export const OneGoogleOfCobalt = {
  ...screenStory({ ...visitor, config: provider('auth0', ['google-oauth2']) }, async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /Google/ })).toHaveLength(1);
  }),
  globals: { theme: 'cobalt' },
};

export const WrongPassword = screenStory(
  {
    ...visitor,
    path: '/?username=mari%40tamm-partners.example',
    identity: { login: refuse({ reason: 'message', text: 'Wrong email or password.' }) },
  },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText(t`Username`)).toHaveValue('mari@tamm-partners.example');
    await userEvent.type(canvas.getByLabelText(t`Password`), 'Wrong123');
    await userEvent.click(canvas.getByRole('button', { name: t`Log in` }));
    const message = 'Wrong email or password.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`Error: ${message}`);
    await expect(lastReport()).toMatch(/The identity provider refused \{"step":"login"/);
    await expect(canvas.getByLabelText(t`Password`)).toHaveValue('Wrong123');
  },
);

/** The signal that the last login was given. */
const given: { signal?: AbortSignal | undefined } = {};

/** What has failed takes nobody away later. */
export const FailedLoginIsOver = screenStory(
  {
    ...visitor,
    identity: {
      login(_credentials, signal) {
        given.signal = signal;
        return Promise.reject(new IdentityError({ reason: 'connection' }));
      },
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t`Username`), 'mari@tamm-partners.example');
    // Blanks may be a password.
    await userEvent.type(canvas.getByLabelText(t`Password`), '   ');
    await userEvent.click(canvas.getByRole('button', { name: t`Log in` }));
    await canvas.findByRole('alert');
    await expect(canvas.getByLabelText(t`Password`)).toBeValid();
    await expect(given.signal?.aborted).toBe(true);
  },
);

/** The button that was pressed turns, and no other. */
export const OneSocialLogin = screenStory(
  { ...visitor, config: provider('auth0', ['google', 'microsoft']) },
  async ({ canvas, userEvent }) => {
    const google = await canvas.findByRole('button', { name: /Google/ });
    const microsoft = canvas.getByRole('button', { name: /Microsoft/ });
    await userEvent.click(google);
    await waitFor(() => expect(google).toHaveAttribute('aria-busy', 'true'));
    await expect(microsoft).not.toHaveAttribute('aria-busy');
    await userEvent.click(microsoft);
    await waitFor(() => expect(microsoft).toHaveAttribute('aria-busy', 'true'));
    await expect(google).not.toHaveAttribute('aria-busy');
  },
);

export const SignUp = screenStory(
  {
    ...visitor,
    before: ({ storage }) => storage.signup.set(true),
    identity: {
      signup: () =>
        Promise.reject(
          identityError({
            code: 'invalid_password',
            name: 'PasswordStrengthError',
            description: { rules: [] },
            policy: '* At least 8 characters in length',
          }),
        ),
    },
  },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t`Username`), 'new@example.com');
    await expect(canvas.getByRole('link', { name: /terms of service|kasutustingimus|ţ/ })).toHaveAttribute(
      'href',
      'https://livery.example/terms',
    );
    await expect(canvas.queryByRole('button', { name: t`Forgot password?` })).toBeNull();
    await userEvent.type(canvas.getByLabelText(t`Password`), 'short');
    await userEvent.click(canvas.getByRole('button', { name: t`Sign up` }));
    await waitFor(() => expect(canvas.getByLabelText(t`Password`)).toHaveFocus());
    await expect(canvas.getByLabelText(t`Password`)).toHaveAccessibleDescription(
      'Password is too weak: * At least 8 characters in length',
    );
  },
);

export const SignUpWithoutTerms = screenStory(
  { ...visitor, config: { ...visitor.config, termsUrl: null } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Create an account` }));
    await expect(canvas.getByLabelText(t`Username`)).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /terms of service|kasutustingimus|ţ/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t`Log in instead` }));
    await expect(canvas.getByRole('button', { name: t`Forgot password?` })).toBeVisible();
  },
);

export const WaitingForVerification = screenStory(visitor, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: t`Create an account` }));
  await userEvent.type(canvas.getByLabelText(t`Username`), 'new@example.com');
  await userEvent.type(canvas.getByLabelText(t`Password`), 'LongEnough1');
  await userEvent.click(canvas.getByRole('button', { name: t`Sign up` }));
  await canvas.findByText('new@example.com');
  await expect(canvas.getByRole('heading', { level: 1, name: t`Verify your email address` })).toBeVisible();
  await expect(canvas.getByRole('button', { name: t`Back to the login` })).toBeVisible();
});

export const VerifiedAtOnce = screenStory(
  { ...visitor, identity: { signup: () => Promise.resolve({ emailVerified: true }) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Create an account` }));
    await userEvent.type(canvas.getByLabelText(t`Username`), 'new@example.com');
    await userEvent.type(canvas.getByLabelText(t`Password`), 'LongEnough1');
    await userEvent.click(canvas.getByRole('button', { name: t`Sign up` }));
    await canvas.findByText(t`Your account is ready. Log in.`);
    await expect(canvas.getByLabelText(t`Username`)).toHaveValue('new@example.com');
    await expect(canvas.getByLabelText(t`Password`)).toHaveValue('');
  },
);

export const ForgotPassword = screenStory(
  { ...visitor, identity: { forgotPassword: refuse({ reason: 'message', text: 'Too many requests.' }) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Forgot password?` }));
    const field = await canvas.findByLabelText(t`Email`);
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t`Send the link` }));
    await expect(field).toHaveAccessibleDescription(t`This field is required`);
    await userEvent.type(field, 'mari@tamm-partners.example');
    await userEvent.click(canvas.getByRole('button', { name: t`Send the link` }));
    const message = 'Too many requests.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t`Error: ${message}`);
  },
);

export const WaitingForReset = screenStory(
  { ...visitor, path: '/?username=mari%40tamm-partners.example' },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t`Forgot password?` }));
    await userEvent.click(await canvas.findByRole('button', { name: t`Send the link` }));
    await canvas.findByText('mari@tamm-partners.example');
    await expect(canvas.getByRole('heading', { level: 1, name: t`Reset your password` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t`Back to the login` })).toBeVisible();
  },
);

/** A login that is under way is given up where somebody goes on to something else. */
export const ResetDuringLogin = screenStory(
  { ...visitor, path: '/?username=mari%40tamm-partners.example' },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(t`Password`), 'Wrong123{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: t`Forgot password?` }));
    await userEvent.click(await canvas.findByRole('button', { name: t`Send the link` }));
    await canvas.findByRole('heading', { level: 1, name: t`Reset your password` });
  },
);

export const OnPageOfProvider = screenStory(
  { ...visitor, config: provider('oidc') },
  async ({ canvas, userEvent, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: t`Log in` })).toBeVisible();
    await expect(canvasElement.querySelector('input')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t`Create an account` }));
    await expect(canvas.getByRole('button', { name: t`Sign up` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t`Log in instead` })).toHaveFocus();
  },
);

const picture = (width: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="40" viewBox="0 0 ${width} 40"><rect width="${width}" height="40" rx="8" fill="${color}"/></svg>`)}`;

export const OwnPictures = screenStory(
  {
    ...visitor,
    config: {
      ...visitor.config,
      siteName: 'Livery Cloud',
      loginTitle: 'Servers from the north',
      loginSubtitle: 'Rented by the hour',
      logo: picture(140, '#b3541e'),
      loginIntro: picture(600, '#7aa7c7'),
      isoCertificates: [{ url: 'https://iso.example/27001', image: picture(60, '#2f6f4f') }],
    },
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Servers from the north' });
    await expect(canvas.getByText('Rented by the hour')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Livery Cloud' })).toBeVisible();
    const host = 'iso.example';
    await expect(canvas.getByRole('link', { name: t`ISO certificate: ${host} (opens in a new tab)` })).toHaveAttribute(
      'href',
      'https://iso.example/27001',
    );
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(3));
  },
);

/** What a site says nothing of, its theme says: each company has its own words. */
export const WordsOfMetal = {
  ...screenStory(visitor, async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Your rack is one login away' });
    const subtitle = 'Bare metal by the rack unit, for engineers who read the datasheet.';
    await expect(canvas.getByText(subtitle)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t`Create an account` }));
    await canvas.findByRole('heading', { level: 1, name: /^Sign up for Metal/ });
    await expect(canvas.getByText(subtitle)).toBeVisible();
  }),
  globals: { theme: 'metal' },
};

export const WordsOfPoppyInEstonian = {
  ...screenStory(visitor, async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Tere jälle' });
    await expect(canvas.getByText('Sinu sõbralik esimene majutaja.')).toBeVisible();
  }),
  globals: { theme: 'poppy', language: 'et' },
};

export const NotStartedHere = screenStory(
  {
    ...visitor,
    path: '/login_callback?access_token=secret-1&id_token=secret-2&state=abc',
    identity: { readCallback: refuse({ reason: 'notStartedHere' }) },
  },
  async ({ canvas, canvasElement }) => {
    await canvas.findByText(t`This login was not started in this tab, or is too old. Log in again.`);
    await expect(canvasElement).toHaveTextContent('access_token');
    await expect(canvasElement).not.toHaveTextContent(/secret-[12]/);
  },
);

/** For `before`: the user who is signed in was filling in a form. */
async function leaveOwnDraft({ api, storage }: Site): Promise<void> {
  storage.setUser((await api.read(getUser, {})).id);
  storage.drafts.set({ vm: { name: 'web-3' } });
}

/** Nothing of the user before is left. */
export const AnotherUser = screenStory(
  {
    ...visitor,
    signedIn: true,
    stays: true,
    path: '/login_callback?code=admin&state=abc',
    before: leaveOwnDraft,
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Log in as another user?` });
    await expect(canvas.getByRole('link', { name: t`Stay logged in` })).toBeVisible();
    await expect(site.storage.apiKey.get()).toBe('demo');
    await userEvent.click(canvas.getByRole('button', { name: t`Log in as the other user` }));
    await waitFor(() => expect(site.storage.apiKey.get()).toBe('admin'));
    // The administrator's id.
    await expect(site.storage.user.get()).toBe(2);
    await expect(site.storage.drafts.get()).toBeUndefined();
  },
);

/** Who is signed in already is asked nothing, is led back, and keeps what was being filled in. */
export const SameUser = screenStory(
  {
    ...visitor,
    signedIn: true,
    stays: true,
    path: '/login_callback?code=demo&state=abc',
    async before(site) {
      await leaveOwnDraft(site);
      site.storage.returnPath.set({ path: '/app/compute' });
    },
  },
  async ({ canvas }) => {
    await waitFor(() => expect(site.storage.returnPath.get()).toBeUndefined());
    await expect(canvas.queryByRole('heading', { name: 'Log in as another user?' })).toBeNull();
    await expect(site.storage.drafts.get()).toEqual({ vm: { name: 'web-3' } });
  },
);

/** Where the answer does not say who it is, the same user's drafts stay all the same. */
export const KeyAlone = screenStory(
  {
    ...visitor,
    stays: true,
    path: '/login_callback?code=demo&state=abc',
    faults: [{ operationId: 'signInCallback', body: { apikey: 'demo' } }],
    before: leaveOwnDraft,
  },
  async () => {
    await waitFor(() => expect(site.storage.apiKey.get()).toBe('demo'));
    await expect(site.storage.drafts.get()).toEqual({ vm: { name: 'web-3' } });
  },
);
