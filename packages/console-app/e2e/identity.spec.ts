import type { Page } from '@playwright/test';
import { expect, openAccountMenu, test, type Site } from './harness.js';

const mari = 'mari@tamm-partners.example';
const password = 'Secret123';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const logInButton = (page: Page) => page.getByRole('button', { name: 'Log in', exact: true });
const usernameField = (page: Page) => page.getByLabel('Username');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

/** Opens the login with the test identity provider. */
async function openLogin(page: Page, kind: 'auth0' | 'oidc', path = '/app/'): Promise<void> {
  await page.goto(`${path}?identity=${kind}`);
  await expect(logInButton(page)).toBeVisible();
}

async function logIn(page: Page, username: string, secret: string): Promise<void> {
  await usernameField(page).fill(username);
  await passwordField(page).fill(secret);
  await logInButton(page).click();
}

/** The page of the test identity provider with the mails that it would have sent. */
async function openMails(page: Page, site: Site): Promise<void> {
  const config = await site.call<{ identityProvider: { domain: string } }>('/config/ui/config');
  await page.goto(config.identityProvider.domain);
}

/** What a sign-in may leave behind: nothing of it in the address, in the history, or in cookies. */
async function expectNoTraces(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/token|code=|state=/);
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(await page.evaluate(() => sessionStorage.getItem('livery.signIn'))).toBeNull();
}

test('signing up ends with a mail; its link verifies the address, and the first login makes a customer', async ({
  page,
  site,
}) => {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/identity/callback')) callbacks.push(request.postData() ?? '');
  });
  await page.goto('/app/referral/LIIS22');
  await expect(page.getByLabel('API key')).toBeVisible();
  // Whoever was referred begins with the sign-up.
  await page.goto('/app/?identity=auth0');
  const signUp = page.getByRole('button', { name: 'Sign up', exact: true });
  const refusals: [string, string, string][] = [
    [mari, 'LongEnough1', 'Invalid signup. The account may already exist.'],
    ['new@blocked.example', 'LongEnough1', 'Email domain is prohibited'],
    ['new@example.com', 'short', 'Password is too weak'],
    ['broken@example.com', 'LongEnough1', 'Error: Error code: extensibility_error'],
    ['down@example.com', 'LongEnough1', 'Error: Error code: 502'],
  ];
  for (const [username, secret, message] of refusals) {
    await usernameField(page).fill(username);
    await passwordField(page).fill(secret);
    await signUp.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  // A reload goes on with the sign-up.
  await page.reload();
  await usernameField(page).fill('new@example.com');
  await passwordField(page).fill('LongEnough1');
  await signUp.click();
  await expect(heading(page, 'Verify your email address')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the login' }).click();
  await logIn(page, 'new@example.com', 'LongEnough1');
  await expect(heading(page, 'Action required')).toBeVisible();
  await expect(page.getByText('Please verify your email before logging in.')).toBeVisible();

  await openMails(page, site);
  await page.getByRole('link', { name: 'Verify email' }).click();
  await expect(heading(page, 'Email verified')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(usernameField(page)).toHaveValue('new@example.com');
  await passwordField(page).fill('LongEnough1');
  await logInButton(page).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expectNoTraces(page);
  expect(callbacks).toHaveLength(1);
  expect(callbacks[0]).toContain('referral_code=LIIS22');
});

test('a forgotten password is replaced by the link of a mail; another than the new one is said above the form', async ({
  page,
  site,
}) => {
  await openLogin(page, 'auth0');
  await usernameField(page).fill(mari);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(mari);
  await page.getByLabel('Email').fill('flood@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('alert')).toContainText('Error: Too many requests.');
  await page.getByLabel('Email').fill(mari);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page, 'Reset your password')).toBeVisible();

  await openMails(page, site);
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('New password').fill('Another123');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(usernameField(page)).toHaveValue(mari);
  await logIn(page, mari, password);
  await expect(page.getByRole('alert')).toContainText('Error: Wrong email or password.');
  await logIn(page, 'flood@example.com', password);
  await expect(page.getByRole('alert')).toContainText('Error: Too many requests.');
  await logIn(page, mari, 'Another123');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expectNoTraces(page);
});

test('Google signs in; what it refuses, its Back, and a return that was not started here, which shows no token, lead to the login again', async ({
  page,
  site: _,
}) => {
  await openLogin(page, 'auth0');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.goto('/app/login_callback#access_token=secret-1&id_token=secret-2&token_type=Bearer&state=foreign');
  await expect(heading(page, 'Login error')).toBeVisible();
  await expect(page.getByText('This login was not started in this tab')).toBeVisible();
  await expect(page.getByText('"state": "foreign"')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/secret-[12]/);
  await expectNoTraces(page);
  expect(await page.evaluate(() => localStorage.getItem('livery.apiKey'))).toBeNull();
  await page.getByRole('link', { name: 'Back' }).click();

  await google.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(heading(page, 'Login error')).toBeVisible();
  await expect(page.getByText('access_denied')).toBeVisible();
  await expect(page.getByText('The login was cancelled.')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await google.click();
  await expect(heading(page, 'Continue with Google')).toBeVisible();
  await page.goBack();
  await google.click();
  await page.getByRole('button', { name: mari }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expectNoTraces(page);
  await openAccountMenu(page);
});

test('a site with PKCE logs in on the page of the provider, and leads to the page one came for', async ({
  page,
  site: _,
}) => {
  await openLogin(page, 'oidc', '/app/storage');
  await logInButton(page).click();
  await page.getByLabel('Email').fill(mari);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(heading(page, 'Buckets')).toBeVisible();
  await expectNoTraces(page);
});
