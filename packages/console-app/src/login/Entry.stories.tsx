import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import { screenStory, screens, site } from '#stories/screens.js';

const meta = { title: 'Screens/Entry', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const visitor = { signedIn: false } as const;

export const LoggingIn = screenStory(
  { ...visitor, path: '/login_callback?code=abc&state=xyz', held: ['signInCallback'] },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
);

/** Where people log in by an API key, no login begins that could come back: somebody else may have made the link. */
export const NotStartedInThisTab = screenStory(
  {
    ...visitor,
    path: '/login_callback?code=demo&state=xyz',
    stays: true,
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Continue this login?` });
    await expect(canvas.getByRole('link', { name: t`Back` })).toBeVisible();
    await expect(site.storage.apiKey.get()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: t`Log in` }));
    await waitFor(() => expect(site.storage.apiKey.get()).toBeDefined());
  },
);

export const RefusedByIdentityProvider = screenStory(
  { ...visitor, path: '/login_callback?error=server_error&error_description=Try+again+later' },
  async ({ canvas }) => {
    await expect(await canvas.findByText('server_error')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: t`Login error` })).toBeVisible();
    await expect(canvas.getByText('Try again later')).toBeVisible();
    await expect(canvas.getByRole('link', { name: t`Back` })).toBeVisible();
  },
);

export const EmailNotVerified = screenStory(
  {
    ...visitor,
    // In the fragment, as some providers send it.
    path: '/#error=access_denied&error_description=Please+verify+your+email+before+logging+in.',
  },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Action required' });
    await canvas.findByText('Please verify your email before logging in.');
  },
);

export const RefusedByServer = screenStory({ ...visitor, path: '/login_callback?state=xyz' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('code: is required');
  await expect(canvas.getByText(/"state": "xyz"/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: /Copy/ })).toBeVisible();
});

export const NoKeyGiven = screenStory(
  { ...visitor, path: '/login_callback?code=proof', faults: [{ operationId: 'signInCallback', body: {} }] },
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server gave no API key. Log in again.');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await canvas.findByLabelText(/^API key/, { selector: 'input' });
  },
);

export const EmailVerified = screenStory(
  { ...visitor, path: '/email_verification?email=mari%40tamm-partners.example' },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      '/app/?username=mari%40tamm-partners.example',
    );
    await expect(canvas.getByText('mari@tamm-partners.example is verified.')).toBeVisible();
    await expect(document.title.startsWith('Email verified | ')).toBe(true);
  },
);

export const EmailVerificationFailed = screenStory(
  { ...visitor, path: '/email_verification?success=false&email=mari%40tamm-partners.example' },
  async ({ canvas }) => {
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('heading', { level: 1, name: t`Email verification failed` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t`Go to the login page` })).toHaveAttribute(
      'href',
      '/app/?username=mari%40tamm-partners.example',
    );
  },
);

export const Referral = screenStory(
  { ...visitor, path: '/referral/SAVE%2050%25', stays: true },
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(site.storage.referralCode.get()).toBe('SAVE 50%'));
  },
);

/** A link without a code leaves the code that was kept before, and leads on. */
export const ReferralWithoutCode = screenStory(
  {
    ...visitor,
    path: '/referral/',
    before: ({ storage }) => storage.referralCode.set('LIIS22'),
  },
  async ({ canvas }) => {
    await canvas.findByLabelText(/^API key/, { selector: 'input' });
    await expect(site.storage.referralCode.get()).toBe('LIIS22');
  },
);

/** A customer keeps the code for the next billing account, and logs in as before after the next log-out. */
export const ReferralOfCustomer = screenStory({ path: '/referral/SAVE50%', stays: true }, async ({ canvas }) => {
  await canvas.findByRole('progressbar');
  await waitFor(() => expect(site.storage.referralCode.get()).toBe('SAVE50%'));
  await expect(site.storage.signup.get()).toBeUndefined();
});
