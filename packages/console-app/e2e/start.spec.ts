import type { Page, Route } from '@playwright/test';
import { addressOf } from './builtFiles.js';
import { expect, fastForwardUntil, untilIdle, test } from './harness.js';

const configuration = '**/v1/config/ui/config';
const gatewayPage = {
  status: 502,
  contentType: 'text/html',
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
};
const keyField = (page: Page) => page.getByLabel('API key');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Where people log in by an API key, a return from an identity provider is asked about. */
async function comeBack(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, 'Continue this login?')).toBeVisible();
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Answers the browser's reads of the configuration, not the server's own; gives how many there were. */
async function serveConfiguration(page: Page, respond: (route: Route, count: number) => Promise<void>) {
  let count = 0;
  await page.route(configuration, (route) => {
    count += 1;
    return respond(route, count);
  });
  return () => count;
}

test('a configuration that cannot be had is said, after three more tries, with a way to try again; a gateway that fails is asked again behind a progress bar', async ({
  page,
  site: _,
}) => {
  await page.clock.install();
  const requested = await serveConfiguration(page, (route) => route.abort());
  await page.goto('/app/');
  const alert = page.getByRole('alert');
  await fastForwardUntil(page, () => alert.isVisible());
  await expect(alert).toContainText('Failed to connect to server');
  expect(requested()).toBe(4);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  await page.unroute(configuration);
  await serveConfiguration(page, (route, count) => (count < 3 ? route.fulfill(gatewayPage) : route.continue()));
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await fastForwardUntil(page, () => keyField(page).isVisible());
});

test('the return from the identity provider signs in and leads to the page one came for, with nothing of it in the address or the history; it may also stand in the fragment of the login', async ({
  page,
  site,
}) => {
  await page.goto('/app/compute?status=stopped');
  await expect(keyField(page)).toBeVisible();
  await page.goto('/app/email_verification?email=mari%40example.com');
  await expect(heading(page, 'Email verified')).toBeVisible();
  await comeBack(page, '/app/login_callback?code=proof&state=secret');
  await expect(heading(page, 'Virtual machines')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/compute?status=stopped`);
  await page.goBack();
  await expect(heading(page, 'Email verified')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('livery.apiKey'));
  await comeBack(page, '/app/#code=proof&state=of-mine');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/app/`);
});

test('the page lets in its own files only, no screen asks for more or complains, nor does the panel of the sandbox, and each title names page and site; an address that names no screen leads on', async ({
  customer: page,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The refusal that tells a customer from an administrator (specification: account and billing, section 6).
    const isPrivileges = message.location().url.endsWith('/user/privileges');
    if (message.type() === 'error' && !isPrivileges) complaints.push(message.text());
  });
  const response = await page.goto('/app/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  await untilIdle(page);
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');
  await page.getByRole('link', { name: 'Compute' }).click();
  await expect(page).toHaveTitle('Virtual machines | Livery Cloud');
  await untilIdle(page);
  await page.goBack();
  await expect(page).toHaveTitle('Dashboard | Livery Cloud');
  await page.goForward();
  await page.getByRole('link', { name: 'api', exact: true }).click();
  await expect(page).toHaveTitle('api | Livery Cloud');
  await untilIdle(page);
  await page.goto('/app/compute/create');
  await untilIdle(page);
  await page.goto('/app/no/such/screen');
  await expect(page).toHaveTitle('Page not found | Livery Cloud');
  await page.getByRole('button', { name: 'Sandbox' }).click();
  const sandbox = page.getByRole('dialog', { name: 'Sandbox' });
  await expect(sandbox.getByText(/^Now: \d+ virtual machines/)).toBeVisible();
  await sandbox.getByRole('button', { name: 'Close' }).click();
  await untilIdle(page);
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a screen whose code, messages or styles do not arrive leaves the navigation alive, and Retry gets it', async ({
  customer: page,
}) => {
  // Away from all links, which fetch as soon as they are pointed at.
  const pointNowhere = () => page.mouse.move(640, 790);
  await pointNowhere();
  await page.goto('/app/');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  // Retry loads the page anew: what the screen before needs is not there any more.
  for (const [area, title, file] of [
    ['Compute', 'Virtual machines', new RegExp(`${addressOf('VmList.tsx')}$`)],
    ['Dashboard', 'Dashboard', /\/assets\/messages\/.*\/Dashboard\.json$/],
    ['Compute', 'Virtual machines', /\/assets\/.*\.css$/],
  ] as const)
    await test.step(String(file), async () => {
      await page.route(file, (route) => route.abort());
      const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: area });
      const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()));
      // What is fetched when the link is pointed at has failed before it is followed.
      await link.hover();
      await failed;
      await link.click();
      await expect(heading(page, 'An error happened')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText(
        'A part of the console could not be loaded. Check your connection and try again.',
      );
      await expect(link).toBeVisible();
      await page.unroute(file);
      const arrived = page.waitForResponse((response) => file.test(response.url()));
      await pointNowhere();
      await page.getByRole('button', { name: 'Retry' }).press('Enter');
      await arrived;
      await expect(heading(page, title)).toBeVisible();
      await untilIdle(page);
    });
});
