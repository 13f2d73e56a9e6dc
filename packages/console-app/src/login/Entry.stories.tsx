import type { Meta } from '@storybook/react-vite';
import { t } from '@lingui/core/macro';
import { expect, waitFor } from 'storybook/test';
import type { Site } from '#stories/site.js';
import { screenStory, screens } from '#stories/screens.js';

const meta = { title: 'Screens/Entry', tags: ['!autodocs'], ...screens } satisfies Meta;
export default meta;

const visitor = { signedIn: false } as const;

export const LoggingIn = screenStory(
  { ...visitor, path: '/login_callback?code=abc&state=xyz', held: ['signInCallback'] },
  async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
  },
);

let unasked: Site;

/** Where people log in by an API key, no login begins that could come back: somebody else may have made the link. */
export const NotStartedInThisTab = screenStory(
  {
    ...visitor,
    path: '/login_callback?code=demo&state=xyz',
    stays: true,
    before: async (site) => void (unasked = site),
  },
  async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: t`Continue this login?` });
    await expect(canvas.getByRole('link', { name: t`Back` })).toBeVisible();
    await expect(unasked.storage.apiKey.get()).toBeUndefined();
    await userEvent.click(canvas.getByRole('button', { name: t`Log in` }));
    await waitFor(() => expect(unasked.storage.apiKey.get()).toBeDefined());
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
    path: '/login_callback?error=access_denied&error_description=Please+verify+your+email+before+logging+in.',
  },
  async ({ canvas }) => {
    await canvas.findByText('Please verify your email before logging in.');
  },
);

export const RefusedByServer = screenStory({ ...visitor, path: '/login_callback?state=xyz' }, async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('code: is required');
});

export const EmailVerified = screenStory(
  { ...visitor, path: '/email_verification?email=mari%40tamm-partners.example' },
  async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      '/app/?username=mari%40tamm-partners.example',
    );
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
  { ...visitor, path: '/referral/MARI22', stays: true },
  async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    await expect(canvas.getByRole('progressbar')).toBeVisible();
  },
);

let customer: Site;

/** A customer keeps the code for the next billing account, and logs in as before after the next log-out. */
export const ReferralOfCustomer = screenStory(
  { path: '/referral/MARI22', stays: true, before: async (site) => void (customer = site) },
  async ({ canvas }) => {
    await canvas.findByRole('progressbar');
    await waitFor(() => expect(customer.storage.referralCode.get()).toBe('MARI22'));
    await expect(customer.storage.signup.get()).toBeUndefined();
  },
);
